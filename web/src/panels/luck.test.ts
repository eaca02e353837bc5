import { describe, expect, test } from 'vitest'
import { luckBars, luckOf } from './luck'

const FORTUNES = [
  { seat: 0, fights: 8, won: 6, expected: 4.26 },
  { seat: 1, fights: 4, won: 1, expected: 2.5 },
  { seat: 2, fights: 0, won: 0, expected: 0 },
  { seat: 3, fights: 5, won: 3, expected: 3.2 },
]

describe('luck', () => {
  const bars = luckBars(FORTUNES)

  test('who never fought has no bar', () => {
    expect(bars.map((bar) => bar.seat)).toEqual([0, 1, 3])
  })

  test('all bars share the axis of the longest', () => {
    expect(bars.map((bar) => bar.wonShare)).toEqual([1, 1 / 6, 0.5])
    expect(bars[0]?.expectedShare).toBeCloseTo(0.71)
  })

  test('figures are told to one decimal', () => {
    expect(bars.map((bar) => bar.expected)).toEqual([4.3, 2.5, 3.2])
    expect(bars.map((bar) => bar.difference)).toEqual([1.7, -1.5, -0.2])
  })

  test('half a fight either way is no luck', () => {
    expect(bars.map(luckOf)).toEqual(['lucky', 'unlucky', 'even'])
    expect(luckBars([{ seat: 0, fights: 6, won: 3, expected: 3.5 }]).map(luckOf)).toEqual(['even'])
  })

  test('a game without fights has no bars', () => {
    expect(luckBars([])).toEqual([])
  })
})
