import { afterEach, expect, test, vi } from 'vitest'
import { shortcut } from './keys'
import { settings } from './settings.svelte'

/** What a key means on a page, with a dialog over it or without. */
function meant(key: string, how: Partial<KeyboardEvent> = {}, dialog: object | null = null) {
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('document', { querySelector: () => dialog })
  return shortcut({ key, target: null, ...how } as KeyboardEvent)
}

afterEach(() => {
  settings.set({ keys: true })
  vi.unstubAllGlobals()
})

test('a key is a shortcut, but not with a modifier', () => {
  expect(meant('u')).toBe('u')
  expect(meant('u', { ctrlKey: true })).toBeNull()
  expect(meant('u', { defaultPrevented: true })).toBeNull()
})

test('while a dialog is open, nothing on the table hears a key', () => {
  expect(meant('1', {}, {})).toBeNull()
  expect(meant('Escape', {}, {})).toBeNull()
})

test('single keys can be switched off, and Escape still puts things away', () => {
  settings.set({ keys: false })
  expect(meant('e')).toBeNull()
  expect(meant('1')).toBeNull()
  expect(meant('Escape')).toBe('Escape')
})
