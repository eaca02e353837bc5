import { describe, expect, it } from 'vitest'
import type { Deeds } from '../../lib/since.svelte'
import type { Land } from './land'
import { trailsOf } from './trails'

const land = {
  at: new Map(
    ['A1.1', 'A1.2', 'A1.3', 'B1.x'].map((name, i) => {
      const point = { x: 100 * i, y: 0 }
      return [name, { name, slot: name.slice(0, 2), spots: [point], middle: point }]
    }),
  ),
  spaces: [
    { space: { place: 'mill' }, label: { x: 100, y: 0 }, spots: [] },
    { space: { place: null }, label: { x: 0, y: 0 }, spots: [] },
  ],
} as unknown as Land

function move(number: number, seat: number, routes: string[][], place = ''): Deeds {
  const entries = routes.map((route) => ({ line: number, text: '', seat, route }))
  return { number, line: number, seat, entries, place, fresh: false }
}

describe('trails', () => {
  it('makes one line of a way over several moves, with a plate for each', () => {
    const { trails, plates } = trailsOf(
      [move(1, 2, [['A1.1', 'A1.2']]), move(2, 2, []), move(3, 2, [['A1.2', 'A1.3']])],
      land,
    )
    expect(trails).toHaveLength(1)
    expect(trails[0]?.points.map(({ x }) => x)).toEqual([0, 100, 200])
    expect(plates.map(({ number, at }) => [number, at.x])).toEqual([
      [1, 50],
      [3, 150],
    ])
  })

  it('puts the plate of what did not move beside its place, a tile among them', () => {
    const { trails, plates } = trailsOf([move(1, 1, [], 'B1')], land)
    expect(trails).toEqual([])
    expect(plates[0]?.at.x).toBeCloseTo(315)
  })

  it('lays no plate upon another', () => {
    const { plates } = trailsOf([move(1, 1, [], 'A1.1'), move(2, 3, [], 'A1.1')], land)
    expect((plates[1]?.at.x ?? 0) - (plates[0]?.at.x ?? 0)).toBeGreaterThanOrEqual(18)
  })

  it('lays no plate upon the name of a place', () => {
    const { plates } = trailsOf([move(1, 1, [], 'A1.2'), move(2, 1, [], 'A1.2')], land)
    expect(plates.map(({ at }) => at.y <= -30)).toEqual([true, true])
    expect(plates[0]?.at).not.toEqual(plates[1]?.at)
  })

  it('tells the ways of two tokens apart', () => {
    const { trails } = trailsOf(
      [
        {
          ...move(1, -1, []),
          entries: [
            { line: 1, text: '', mover: 'moth', route: ['A1.1', 'A1.2'] },
            { line: 1, text: '', mover: 'crab', route: ['A1.2', 'A1.3'] },
          ],
        },
      ],
      land,
    )
    expect(trails).toHaveLength(2)
  })
})
