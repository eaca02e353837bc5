import { describe, expect, it } from 'vitest'
import { nextStop } from './stops'

const around = { anchor: 'space', inside: ['pin', 'place'], outside: ['tag', 'space', 'pass'] }

describe('Tab between a space and its preview', () => {
  const walk = (from: string, back = false) => nextStop(from, { ...around, back })

  it('goes from the space into the preview, and from its end to what follows the space', () => {
    expect(walk('space')).toBe('pin')
    expect(walk('pin')).toBeNull()
    expect(walk('place')).toBe('pass')
  })

  it('goes back the same way', () => {
    expect(walk('pass', true)).toBe('place')
    expect(walk('pin', true)).toBe('space')
    expect(walk('space', true)).toBeNull()
  })

  it('leaves everything else to the browser', () => {
    expect(walk('tag')).toBeNull()
    expect(nextStop('space', { ...around, inside: [], back: false })).toBeNull()
  })
})
