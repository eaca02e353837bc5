import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../lib/protocol'
import two from './fixtures/two.json'
import { flightsBetween } from './flights'
import { spacesByName, type Space, type Table } from './table'

function copy(): Table {
  return structuredClone(two.table) as unknown as Table
}

function space(table: Table, name: string): Space {
  const found = spacesByName(table).get(name)
  if (!found) throw new Error(`no space ${name}`)
  return found
}

describe('what moves between two tables', () => {
  it('is nothing where nothing changed', () => {
    expect(flightsBetween(copy(), copy())).toEqual([])
  })

  it('is a dweller who goes from its owner to a space', () => {
    const after = copy()
    Object.assign(space(after, 'L0.7'), {
      occupant: 0,
      dwellers: [{ injured: false, training: null }],
    })
    expect(flightsBetween(copy(), after)).toEqual([
      {
        kind: 'pawn',
        seat: 0,
        icon: '',
        injured: false,
        from: 'home:0',
        to: 'space:L0.7',
        count: 1,
      },
    ])
  })

  it('is every dweller who comes back', () => {
    const after = copy()
    for (const name of ['L1.6', 'L0.e']) {
      Object.assign(space(after, name), { occupant: null, dwellers: [] })
    }
    const back = flightsBetween(copy(), after).map(({ from, to }) => `${from} ${to}`)
    expect(back.sort()).toEqual(['space:L0.e home:1', 'space:L1.6 home:0'])
  })

  it('is cubes and happiness from the space where they were gained', () => {
    const after = copy()
    const ada = after.players[0]!
    ada.cubes.W += 2
    ada.cubes.F -= 1
    ada.happiness += 1
    const news: LogEntry[] = [
      { line: 50, text: 'Ada places a dweller', seat: 0, place: 'L0.7' },
      { line: 50, text: 'Ada takes an item', seat: 0, place: 'shotgun' },
    ]
    expect(flightsBetween(copy(), after, news)).toMatchObject([
      { kind: 'cube', icon: 'W', from: 'space:L0.7', to: 'cubes:0:W', count: 2 },
      { kind: 'cube', icon: 'F', from: 'cubes:0:F', to: 'space:L0.7', count: 1 },
      { kind: 'happiness', from: 'space:L0.7', to: 'happy:0', count: 1 },
    ])
  })

  it('is no cube where nobody knows from where', () => {
    const after = copy()
    after.players[1]!.cubes.E += 1
    expect(flightsBetween(copy(), after)).toEqual([])
  })
})
