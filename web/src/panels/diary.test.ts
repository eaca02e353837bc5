import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../lib/protocol'
import { chaptersOf, filtered, latest, placeOf, rulesOf, seatsIn } from './diary'

const LOG: LogEntry[] = [
  { line: 9, text: 'New in the item track: Camera' },
  { line: 14, text: 'Round 1', round: 1 },
  {
    line: 15,
    text: 'Ada places a dweller',
    round: 1,
    seat: 0,
    place: 'L0.11',
    rules: ['SH-PLACE-01'],
  },
  { line: 15, text: 'Ada gains 1 power', round: 1, seat: 0, rules: ['SH-RES-01'] },
  { line: 15, text: 'Ada gains 1 power', round: 1, seat: 0, rules: ['SH-RES-01'] },
  { line: 15, text: 'Borys earns income', round: 1, seat: 1 },
  { line: 16, text: 'Ada passes', round: 1, seat: 0 },
  { line: 26, text: 'Dice: 5 and 5', round: 2, dice: [5, 5] },
]

describe('chapters', () => {
  const chapters = chaptersOf(LOG)

  test('are the rounds, what came before the first apart', () => {
    expect(chapters.map((chapter) => chapter.round)).toEqual([0, 1, 2])
  })

  test('hold a deed for each player and line', () => {
    const deeds = chapters[1]?.deeds ?? []
    expect(deeds.map((deed) => [deed.line, deed.seat])).toEqual([
      [14, -1],
      [15, 0],
      [15, 1],
      [16, 0],
    ])
  })

  test('tell equal sentences once', () => {
    const deed = chapters[1]?.deeds[1]
    expect(deed?.head.entry.text).toBe('Ada places a dweller')
    expect(deed?.rest.map((remark) => [remark.entry.text, remark.times])).toEqual([
      ['Ada gains 1 power', 2],
    ])
  })

  test('know the place and the rules of a deed, each rule once', () => {
    const [begin, deed] = chapters[1]!.deeds
    expect(placeOf(deed!)).toBe('L0.11')
    expect(rulesOf(deed!)).toEqual(['SH-PLACE-01', 'SH-RES-01'])
    expect([placeOf(begin!), rulesOf(begin!)]).toEqual(['', []])
  })

  test('give every deed an id of its own', () => {
    const ids = chapters.flatMap((chapter) => chapter.deeds.map((deed) => deed.id))
    expect(ids).toEqual(['0.9.0', '1.14.0', '1.15.0', '1.15.1', '1.16.0', '2.26.0'])
  })

  test('can be cut to the latest deeds', () => {
    const { shown, before } = latest(chapters, 3)
    expect(shown.map(({ round, deeds }) => [round, deeds.map((deed) => deed.line)])).toEqual([
      [1, [15, 16]],
      [2, [26]],
    ])
    expect(before).toBe(3)
    expect(latest(chapters, 100)).toEqual({ shown: chapters, before: 0 })
  })

  test('of an empty log are none', () => {
    expect(chaptersOf([])).toEqual([])
  })
})

describe('filters', () => {
  const lines = (filter: Parameters<typeof filtered>[1]) =>
    filtered(LOG, filter).map((entry) => entry.line)

  test('by player, by the table itself, by dice', () => {
    expect(lines(1)).toEqual([15])
    expect(lines('table')).toEqual([9, 14, 26])
    expect(lines('dice')).toEqual([26])
    expect(lines('all')).toHaveLength(LOG.length)
  })

  test('are offered for the players that the log speaks of', () => {
    expect(seatsIn(LOG)).toEqual([0, 1])
  })
})
