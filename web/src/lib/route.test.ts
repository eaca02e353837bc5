import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseRoute, pastedTable, Route, tablePath } from './route.svelte'

describe('the address', () => {
  it.each([
    ['', { name: 'home' }],
    ['#/', { name: 'home' }],
    ['#/about', { name: 'about' }],
    ['#/look', { name: 'look', at: '' }],
    ['#/look/web', { name: 'look', at: 'web' }],
    ['#/t/abc/secret', { name: 'table', table: 'abc', token: 'secret', line: null }],
    ['#/t/abc', { name: 'table', table: 'abc', token: '', line: null }],
    ['#/t/abc@61/secret', { name: 'table', table: 'abc', token: 'secret', line: 61 }],
    ['#/t/abc@61', { name: 'table', table: 'abc', token: '', line: 61 }],
    ['#/t/abc@', { name: 'table', table: 'abc@', token: '', line: null }],
    ['#/t/abc@-1', { name: 'table', table: 'abc@-1', token: '', line: null }],
    ['#/rules/shelter/SH-BUILD-05', { name: 'rules', game: 'shelter', at: 'SH-BUILD-05' }],
    ['#/rules/fallout', { name: 'rules', game: 'fallout', at: '' }],
    ['#/nonsense', { name: 'home' }],
    ['#/t/%E0%A4%A', { name: 'table', table: '%E0%A4%A', token: '', line: null }],
  ])('%s names a screen', (fragment, screen) => {
    expect(parseRoute(fragment)).toEqual(screen)
  })

  it('of a table leads back to it', () => {
    for (const line of [null, 12]) {
      expect(parseRoute(tablePath('a b', 'x/y', line))).toEqual({
        name: 'table',
        table: 'a b',
        token: 'x/y',
        line,
      })
    }
  })
})

describe('a pasted link', () => {
  it('is found in a whole address, or in its end', () => {
    expect(pastedTable(' http://localhost:8000/#/t/abc/secret ')).toBe('#/t/abc/secret')
    expect(pastedTable('#/t/abc/secret')).toBe('#/t/abc/secret')
    expect(pastedTable('http://localhost:8000/#/t/abc@61/secret')).toBe('#/t/abc@61/secret')
  })

  it.each(['', 'hello', 'http://localhost:8000/', 'http://localhost:8000/#/t/abc'])(
    'is missing in "%s"',
    (text) => {
      expect(pastedTable(text)).toBeNull()
    },
  )
})

describe('going somewhere', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('shows the new screen before the browser tells of the new address', () => {
    const place = { hash: '#/t/old' }
    vi.stubGlobal('location', place)
    const route = new Route()
    route.go(tablePath('new'))
    expect(route.screen).toEqual({ name: 'table', table: 'new', token: '', line: null })
    expect(place.hash).toBe('#/t/new')
  })

  it('is not undone by the screen that is being left', () => {
    const place = { hash: '#/t/old/secret' }
    const replaceState = vi.fn((_state: unknown, _title: string, path: string) => {
      place.hash = path
    })
    vi.stubGlobal('location', place)
    vi.stubGlobal('history', { state: null, replaceState })
    vi.stubGlobal('addEventListener', vi.fn())
    const route = new Route()
    route.start()
    route.rewrite('#/t/old')
    expect(place.hash).toBe('#/t/old')
    route.rewrite('#/t/old@3')
    expect(place.hash).toBe('#/t/old@3')
    place.hash = '#/' // by a link or the browser's own button, which the page is told of later
    route.rewrite('#/t/old')
    expect(place.hash).toBe('#/')
  })
})
