import { describe, expect, it } from 'vitest'
import { levelToShow } from './levels'

describe('the level that is shown', () => {
  it('stays while something is lit there', () => {
    expect(levelToShow([3, 0, 1], 2)).toBe(2)
  })

  it('gives way to the first level on which something is lit', () => {
    expect(levelToShow([0, 0, 1, 4], 1)).toBe(2)
  })

  it('stays where nothing is lit at all', () => {
    expect(levelToShow([0, 0, 0], 1)).toBe(1)
  })
})
