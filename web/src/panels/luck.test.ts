import { describe, expect, test } from 'vitest'
import { luckBars, luckOf } from './luck'

const FORTUNES = [
  { seat: 0, tries: 18, had: 14, due: 6, text: '18 dice' },
  { seat: 1, tries: 4, had: 1, due: 2.5, text: '4 dice' },
  { seat: 2, tries: 0, had: 0, due: 0, text: 'no dice' },
  { seat: 3, tries: 5, had: 3, due: 3.24, text: '5 dice' },
]

describe('luck', () => {
  const bars = luckBars(FORTUNES)

  test('who never rolled has no bar', () => {
    expect(bars.map((bar) => bar.seat)).toEqual([0, 1, 3])
  })

  test('all bars share the axis of the longest', () => {
    expect(bars.map((bar) => bar.share)).toEqual([1, 1.5 / 8, expect.closeTo(0.24 / 8)])
  })

  test('small differences have small bars', () => {
    expect(luckBars([{ seat: 0, tries: 9, had: 4, due: 3, text: '' }])[0]?.share).toBe(0.25)
  })

  test('figures are told to one decimal', () => {
    expect(bars.map((bar) => bar.due)).toEqual([6, 2.5, 3.2])
    expect(bars.map((bar) => bar.difference)).toEqual([8, -1.5, -0.2])
  })

  test('half of one either way is no luck', () => {
    expect(bars.map(luckOf)).toEqual(['lucky', 'unlucky', 'even'])
    const even = luckBars([{ seat: 0, tries: 6, had: 3, due: 3.5, text: '' }])
    expect(even.map(luckOf)).toEqual(['even'])
  })

  test('a game without dice has no bars', () => {
    expect(luckBars([])).toEqual([])
  })
})
