import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../lib/protocol'
import { indexOf, roundJump, roundStarts, stopsOf } from './replay'

const LOG: LogEntry[] = [
  { line: 9, text: 'New in the item track' },
  { line: 14, text: 'New in the room track' },
  { line: 14, text: 'Round 1', round: 1 },
  { line: 15, text: 'Ada places a dweller', round: 1, seat: 0 },
  { line: 15, text: 'Ada gains 1 power', round: 1, seat: 0 },
  { line: 18, text: 'Ada passes', round: 1, seat: 0 },
  { line: 20, text: 'Round 2', round: 2 },
  { line: 23, text: 'The game is over', round: 2 },
]

describe('stops', () => {
  const stops = stopsOf(LOG)

  test('are the lines of the log, each once, in the round that they begin', () => {
    expect(stops).toEqual([
      { line: 9, round: 0 },
      { line: 14, round: 1 },
      { line: 15, round: 1 },
      { line: 18, round: 1 },
      { line: 20, round: 2 },
      { line: 23, round: 2 },
    ])
  })

  test('are found by any line', () => {
    expect([0, 9, 16, 18, 99].map((line) => indexOf(stops, line))).toEqual([0, 0, 2, 3, 5])
    expect(indexOf([], 4)).toBe(0)
  })

  test('know where rounds begin', () => {
    expect(roundStarts(stops)).toEqual([0, 1, 4])
  })

  test('are passed round by round, and the ends hold', () => {
    expect(roundJump(stops, 0, 1)).toBe(1)
    expect(roundJump(stops, 2, 1)).toBe(4)
    expect(roundJump(stops, 4, 1)).toBe(5)
    expect(roundJump(stops, 5, -1)).toBe(4)
    expect(roundJump(stops, 4, -1)).toBe(1)
    expect(roundJump(stops, 0, -1)).toBe(0)
  })
})
