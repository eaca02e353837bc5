import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { changedValues, firstValues, hasCovers } from './options'
import {
  firstSeats,
  isAlone,
  isParty,
  isRepeated,
  kindValue,
  newSeats,
  partiesOf,
  seatsOfParty,
  taken,
  withKind,
} from './seats'

const game = {
  least: 2,
  most: 4,
  rival: 'greedy',
  bots: [
    { name: 'master', label: 'Master', help: '' },
    { name: 'greedy', label: 'Steady', help: '' },
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

  it('are at first yours alone in a game that can be played so', () => {
    const seats = firstSeats({ ...game, least: 1 }, 'Ada')
    expect(seats.map(kindValue)).toEqual(['me', 'shut', 'shut', 'shut'])
    expect(partiesOf({ ...game, least: 1 })[0]).toBe('alone')
    expect(partiesOf(game)).not.toContain('alone')
  })

  it('are filled for bots, for friends elsewhere or at this screen at one press', () => {
    const kinds = (party: 'bots' | 'links' | 'here') => seatsOfParty(game, party, '').map(kindValue)
    expect(kinds('bots')).toEqual(['me', 'bot:greedy', 'bot:greedy', 'shut'])
    expect(kinds('links')).toEqual(['me', 'link', 'link', 'shut'])
    expect(kinds('here')).toEqual(['me', 'here', 'here', 'shut'])
    const seats = seatsOfParty(game, 'links', 'Ada')
    expect(isParty(seats, game, 'links')).toBe(true)
    expect(isParty(withKind(seats, 1, 'shut'), game, 'links')).toBe(false)
  })

  it('have bots of the same level, which need be explained once', () => {
    const seats = withKind(firstSeats(game, 'Ada'), 3, 'bot:master')
    expect(seats.map((_, seat) => isRepeated(seats, seat))).toEqual([false, false, true, false])
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

  it('are picked by covers where there are some', () => {
    const choices = [{ value: 'mile', label: 'Mile', cover: { icon: 'l-light' } }]
    expect(hasCovers({ ...options[0]!, choices })).toBe(true)
    const plain = choices.map((choice) => ({ ...choice, cover: null }))
    expect(hasCovers({ ...options[0]!, choices: plain })).toBe(false)
  })

  it('are told only where they differ from the defaults', () => {
    expect(changedValues(options, firstValues(options))).toEqual({})
    const values = { ...firstValues(options), max_rounds: 9, fifth: true }
    expect(changedValues(options, values)).toEqual({ max_rounds: 9, fifth: true })
  })
})
