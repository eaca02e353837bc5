import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { changedValues, firstValues } from './options'
import { firstSeats, isAlone, kindValue, newSeats, taken, withKind } from './seats'

const game = {
  least: 2,
  most: 4,
  bots: [
    { name: 'greedy', label: 'Practised', help: '' },
    { name: 'random', label: 'Careless', help: '' },
  ],
} as unknown as GameInfo

describe('the seats of a new table', () => {
  it('are at first you, two bots and an empty one', () => {
    const seats = firstSeats(game, 'Ada')
    expect(seats.map(kindValue)).toEqual(['me', 'bot:greedy', 'bot:greedy', 'shut'])
    expect(taken(seats)).toHaveLength(3)
    expect(isAlone(seats)).toBe(true)
  })

  it('are as many as the game allows', () => {
    expect(firstSeats({ ...game, most: 2 }, '').map(kindValue)).toEqual(['me', 'bot:greedy'])
  })

  it('have only one that is mine', () => {
    const seats = withKind(firstSeats(game, 'Ada'), 2, 'me')
    expect(seats.map(({ kind }) => kind)).toEqual(['here', 'bot', 'me', 'shut'])
  })

  it('can be given to a bot of another level, or to a friend', () => {
    const seats = withKind(withKind(firstSeats(game, 'Ada'), 1, 'bot:random'), 2, 'link')
    expect(seats.map(kindValue)).toEqual(['me', 'bot:random', 'link', 'shut'])
    expect(isAlone(seats)).toBe(false)
  })

  it('go to the server without the empty ones, and with names', () => {
    const seats = withKind(firstSeats(game, ' Ada '), 2, 'link')
    const names = newSeats(seats, (_, index) => `Clerk ${index}`)
    expect(names).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', bot: 'greedy', name: 'Clerk 1' },
      { kind: 'link', name: 'Clerk 2' },
    ])
  })
})

describe('table options', () => {
  const option = { label: '', help: '', choices: [] }
  const options = [
    { ...option, key: 'first_player', kind: 'choice' as const, default: 'random' },
    { ...option, key: 'max_rounds', kind: 'number' as const, default: null },
    { ...option, key: 'fifth', kind: 'switch' as const, default: false },
  ]

  it('are told only where they differ from the defaults', () => {
    expect(changedValues(options, firstValues(options))).toEqual({})
    const values = { ...firstValues(options), max_rounds: 9, fifth: true }
    expect(changedValues(options, values)).toEqual({ max_rounds: 9, fifth: true })
  })
})
