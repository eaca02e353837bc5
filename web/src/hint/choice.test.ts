import { describe, expect, it } from 'vitest'
import { within } from './choice'

describe('a choice within a sentence', () => {
  it.each([
    ['Stay, and say nothing.', 'Stay, and say nothing'],
    ['Say: “Nothing.”', 'Say: “Nothing”'],
    ['Wait and see...', 'Wait and see...'],
    ['Space L0.3', 'Space L0.3'],
    ['Who is there?', 'Who is there?'],
  ])('has no full stop at its end: %s', (choice, told) => {
    expect(within(choice)).toBe(told)
  })
})
