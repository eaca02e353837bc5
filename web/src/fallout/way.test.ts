import { describe, expect, test } from 'vitest'
import type { Land } from './map/land'
import { aside, framed, standOn, wayOf } from './way'

const at = (name: string, x: number, y: number) =>
  [
    name,
    {
      name,
      middle: { x: 0, y: 0 },
      spots: [
        { x: -1, y: -1 },
        { x, y },
      ],
    },
  ] as const
const LAND = {
  at: new Map([at('A1.1', 0, 0), at('A1.2', 50, 0), at('A1.3', 100, 40), at('B1.1', 400, 300)]),
  box: { x: -30, y: -30, width: 500, height: 400 },
} as unknown as Land

describe('the way of a survivor', () => {
  test('is a line through the spaces of each leg', () => {
    const way = wayOf(LAND, [['A1.1', 'A1.2', 'A1.3'], ['B1.1']])
    expect(way).toEqual([
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 100, y: 40 },
      ],
    ])
  })

  test('has every step once, whichever way it was walked', () => {
    const way = wayOf(LAND, [['A1.1', 'A1.2', 'A1.1', 'A1.2', 'A1.3']])
    expect(way.map((line) => line.length)).toEqual([2, 2])
  })

  test('leaves out spaces that are not drawn', () => {
    expect(wayOf(LAND, [['A1.1', 'Z9.9', 'A1.2']])).toEqual([])
  })
})

describe('what of the map is shown', () => {
  test('is all of it without a way', () => {
    expect(framed(LAND, [])).toEqual({ x: -44, y: -44, width: 528, height: 428 })
  })

  test('is the way with a margin, and never too little', () => {
    const { x, y, width, height } = framed(LAND, [{ x: 50, y: 0 }])
    expect([width, height]).toEqual([430, 300])
    expect([x + width / 2, y + height / 2]).toEqual([50, 0])
    expect(
      framed(
        LAND,
        [...LAND.at.values()].map((each) => standOn(each)),
      ).width,
    ).toBe(548)
  })
})

test('numbers of places that lie together stand beside each other', () => {
  const stops = [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
    { x: 12, y: 10 },
  ]
  expect(stops.map((_, i) => aside(stops, i).x)).toEqual([10, 90, 40])
  expect(stops.map((_, i) => aside(stops, i, 2).x)).toEqual([10, 90, 68])
})
