import { describe, expect, it } from 'vitest'
import type { ToldLine } from '../../lib/protocol'
import type { Prowl } from '../table'
import type { Land } from './land'
import { arrowsOf, stepsOf, stridesAhead, stridesBehind } from './strides'

const land = {
  at: new Map(
    ['A1.1', 'A1.2', 'A1.3'].map((name, i) => {
      const point = { x: 100 * i, y: 0 }
      return [name, { name, spots: [point], middle: point }]
    }),
  ),
} as unknown as Land

const prowl = (steps: string[], space = 'A1.1'): Prowl => ({
  space,
  icon: 'k-critter',
  name: 'Moth',
  kind: 'walks',
  steps,
  text: '',
  rules: [],
})

const LINES: ToldLine[] = [
  { title: 'Activation: critter', icon: 'k-critter' },
  { text: 'Moth moves', icon: 'k-critter', route: ['A1.1', 'A1.2'], also: ['A1.3'] },
  { text: 'Crab attacks', icon: 'combat', route: ['A1.2'] },
  { text: 'Ada kills Crab' },
]

describe('strides', () => {
  it('numbers enemies as the list does, and marks steps that are equally good', () => {
    const [one, two] = stridesAhead([prowl(['A1.2']), prowl(['A1.2', 'A1.3'])], 2)
    expect(one).toMatchObject({ number: 1, also: [], state: 'done', ghost: 'to' })
    expect(two).toMatchObject({ number: 2, also: ['A1.2', 'A1.3'], state: 'now' })
  })

  it('shows steps up to the one that is looked at, with its other ways', () => {
    expect(stepsOf(LINES)).toHaveLength(2)
    expect(stridesBehind(LINES, 1)).toMatchObject([{ number: 1, state: 'now', also: ['A1.3'] }])
    const [one, two] = stridesBehind(LINES, 2)
    expect(one).toMatchObject({ state: 'done', also: [] })
    expect(two).toMatchObject({ from: 'A1.2', to: [], fights: true, state: 'now' })
  })

  it('lays arrows between the same spaces side by side', () => {
    const found = arrowsOf(
      stridesAhead([prowl(['A1.2']), prowl(['A1.2']), prowl(['A1.2'])], 0),
      land,
    )
    const rows = found.map(([arrow]) => arrow?.from.y)
    expect(new Set(rows).size).toBe(3)
    expect(found[0]?.[0]).toMatchObject({ from: { x: 17 }, to: { x: 83 } })
  })

  it('leaves out what is not on the map', () => {
    expect(arrowsOf(stridesAhead([prowl(['F9.9'])], 0), land)).toEqual([[]])
  })
})
