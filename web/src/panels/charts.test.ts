import { describe, expect, test } from 'vitest'
import {
  apart,
  areaPath,
  extentOf,
  linear,
  linePath,
  markerPath,
  nearestRound,
  roundTicks,
  spread,
  ticks,
} from './charts'

describe('scales', () => {
  test('the ends of the domain fall on the ends of the range', () => {
    const scale = linear({ low: 0, high: 20 }, 200, 0)
    expect([scale(0), scale(5), scale(20)]).toEqual([200, 150, 0])
  })

  test('a domain without width falls on the middle', () => {
    expect(linear({ low: 3, high: 3 }, 0, 100)(3)).toBe(50)
  })

  test('an extent holds all values and zero', () => {
    expect(extentOf([[3, 8], [5]])).toEqual({ low: 0, high: 8 })
    expect(extentOf([[-2, 4]])).toEqual({ low: -2, high: 4 })
    expect(extentOf([])).toEqual({ low: 0, high: 0 })
  })
})

describe('ticks', () => {
  test('stand at round distances and cover the extent', () => {
    expect(ticks({ low: 0, high: 6 }, 4)).toEqual([0, 2, 4, 6])
    expect(ticks({ low: 0, high: 23 }, 6)).toEqual([0, 5, 10, 15, 20, 25])
    expect(ticks({ low: 0, high: 0 }, 5)).toEqual([0])
  })

  test('reach below zero where values do', () => {
    expect(ticks({ low: -3, high: 12 }, 6)).toEqual([-5, 0, 5, 10, 15])
  })

  test.each([2, 3, 5, 8])('are never many more than %i', (most) => {
    for (let high = 1; high <= 120; high += 1) {
      const marks = ticks({ low: 0, high }, most)
      expect(marks.length).toBeLessThanOrEqual(most)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(high)
    }
  })

  test('of rounds name the first and the last, and nothing that touches the last', () => {
    expect(roundTicks(6, 10)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(roundTicks(11, 6)).toEqual([0, 5, 11])
    expect(roundTicks(16, 5)).toEqual([0, 5, 10, 16])
    expect(roundTicks(0, 5)).toEqual([0])
  })
})

describe('paths', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 10.04, y: 2.55 },
  ]

  test('a line moves to its first point and draws to the others', () => {
    expect(linePath(points)).toBe('M0 10L10 2.6')
    expect(linePath([])).toBe('')
  })

  test('an area closes along its base', () => {
    expect(areaPath(points, 20)).toBe('M0 10L10 2.6L10 20L0 20Z')
    expect(areaPath([], 20)).toBe('')
  })

  test('every shape of a player is a closed path of its own', () => {
    const shapes = (['circle', 'triangle', 'square', 'diamond'] as const).map((shape) =>
      markerPath(shape, 4),
    )
    expect(new Set(shapes).size).toBe(4)
    for (const path of shapes) expect(path).toMatch(/^M.*Z$/)
  })
})

describe('labels and points that would meet', () => {
  test('equal values of a round are spread around their height', () => {
    expect(
      spread(
        [
          [2, 5],
          [2, 4],
          [2, 5],
        ],
        4,
      ),
    ).toEqual([
      [-4, -2],
      [0, 0],
      [4, 2],
    ])
  })

  test('labels keep their distance and their order', () => {
    expect(apart([50, 52, 10], 14, 0, 100)).toEqual([50, 64, 10])
  })

  test('labels stay within the bounds', () => {
    expect(apart([98, 99, 100], 14, 0, 100)).toEqual([72, 86, 100])
    expect(apart([-5, 0], 14, 0, 100)).toEqual([0, 14])
  })

  test('the nearest round of a place on the axis is found', () => {
    const scale = linear({ low: 0, high: 10 }, 0, 100)
    expect([
      nearestRound(-20, scale, 10),
      nearestRound(34, scale, 10),
      nearestRound(300, scale, 10),
    ]).toEqual([0, 3, 10])
  })
})
