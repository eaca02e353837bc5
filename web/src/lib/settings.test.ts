import { describe, expect, it } from 'vitest'
import { readChoices, Settings } from './settings.svelte'
import { memoryStore } from './store.testing'

describe('stored choices', () => {
  it('are read back', () => {
    const choices = readChoices({ language: 'pl', theme: 'night', pace: 250, sound: true }, [])
    expect(choices).toMatchObject({ language: 'pl', theme: 'night', pace: 250, sound: true })
  })

  it('fall back one by one where they make no sense', () => {
    const choices = readChoices({ language: 'xx', theme: 7, pace: 'fast', confirm: true }, ['ru'])
    expect(choices).toMatchObject({ language: 'ru', theme: 'auto', pace: 700, confirm: true })
  })

  it('have one of the sizes there are', () => {
    expect(readChoices({ size: 'large' }, []).size).toBe('large')
    expect(readChoices({ size: 'huge' }, []).size).toBe('normal')
  })

  it('take back freely against bots unless somebody does not want to', () => {
    expect(readChoices(null, []).undo).toBe(true)
    expect(readChoices({ undo: false }, []).undo).toBe(false)
  })

  it.each([null, 'text', 3])('are the defaults for %s', (stored) => {
    expect(readChoices(stored, ['en'])).toMatchObject({ sound: false, motion: true, plain: false })
  })
})

describe('settings', () => {
  it('are kept when they change', () => {
    const store = memoryStore()
    new Settings(store, ['en']).set({ theme: 'night', plain: true })
    const again = new Settings(store, ['en'])
    expect(again.theme).toBe('night')
    expect(again.plain).toBe(true)
  })

  it('are day unless the system says otherwise', () => {
    expect(new Settings(memoryStore(), []).theme).toBe('day')
  })
})
