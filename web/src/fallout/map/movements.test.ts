import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../lib/protocol'
import type { Table } from '../table'
import { arrivalsBetween, movementsOf, revealedBetween } from './movements'

const entry = (fields: Partial<LogEntry>): LogEntry => ({ line: 1, text: '', ...fields })

function table(map: Record<string, string[] | null>): Table {
  const tiles = Object.entries(map).map(([slot, spaces]) => ({
    slot,
    tile: spaces ? 'some' : null,
    enemies: [],
    spaces: (spaces ?? []).map((tokens, i) => ({
      space: `${slot}.${i + 1}`,
      enemies: [...tokens].map((type) => ({ type })),
    })),
  }))
  return { map: tiles } as unknown as Table
}

describe('movements', () => {
  it('joins the steps of a walk, at 320 milliseconds a space', () => {
    const [walk, ...others] = movementsOf([
      entry({ seat: 0, route: ['A1.1', 'A1.2'] }),
      entry({ seat: 0, text: 'suffers 1 rad' }),
      entry({ seat: 0, route: ['A1.2', 'B1.1'] }),
    ])
    expect(walk).toMatchObject({ seat: 0, route: ['A1.1', 'A1.2', 'B1.1'], duration: 640 })
    expect(others).toEqual([])
  })

  it('lets one after the other go, and all of them within two seconds', () => {
    const news = Array.from({ length: 20 }, (_, i) =>
      entry({ mover: `moth-${i}`, route: ['A1.1', 'A1.2'] }),
    )
    const found = movementsOf(news)
    expect(found).toHaveLength(20)
    expect(found[1]?.start).toBeCloseTo(found[0]?.duration ?? 0)
    expect((found.at(-1)?.start ?? 0) + (found.at(-1)?.duration ?? 0)).toBeCloseTo(2000)
  })

  it('does not join two tokens, nor a way that begins elsewhere', () => {
    const found = movementsOf([
      entry({ mover: 'moth', route: ['A1.1', 'A1.2'] }),
      entry({ mover: 'crab', route: ['A1.2', 'A1.3'] }),
      entry({ mover: 'crab', route: ['B1.1', 'B1.2'] }),
      entry({ seat: 1, route: ['B1.1'] }),
    ])
    expect(found.map(({ token, route }) => [token, route.length])).toEqual([
      ['moth', 2],
      ['crab', 2],
      ['crab', 2],
    ])
  })

  it('knows tiles that were turned over', () => {
    const before = table({ A1: [''], B1: null, C1: null })
    const after = table({ A1: [''], B1: ['', 'x'], C1: null })
    expect(revealedBetween(before, after)).toEqual(['B1'])
  })

  it('tells tokens that have come from those that walked', () => {
    const before = table({ A1: ['m', ''] })
    const after = table({ A1: ['', 'mc'] })
    const walked = movementsOf([entry({ mover: 'moth', route: ['A1.1', 'A1.2'] })])
    expect([...arrivalsBetween(before, after, walked)]).toEqual([['A1.2', 1]])
    expect([...arrivalsBetween(before, after, [])]).toEqual([['A1.2', 2]])
  })
})
