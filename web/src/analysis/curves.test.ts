import { describe, expect, it } from 'vitest'
import type { Analysis } from '../lib/protocol'
import {
  byRound,
  curvesOf,
  hasNobody,
  inColumns,
  intervals,
  NOBODY,
  nobodys,
  roundMarks,
} from './curves'

const game = (chances: number[][], rounds = chances.map((_, i) => 1 + Math.floor(i / 2))) =>
  ({
    moves: chances.length,
    points: chances.map((each, i) => ({
      line: 10 + i,
      move: i + 1,
      round: rounds[i]!,
      chances: each,
    })),
    slips: [],
    estimate: '',
  }) satisfies Analysis

describe('curves', () => {
  it('has one for each seat', () => {
    const curves = curvesOf(game([[50, 50], [60, 39.9]]), 2) // prettier-ignore
    expect(curves).toEqual([
      { seat: 0, values: [50, 60] },
      { seat: 1, values: [50, 39.9] },
    ])
  })

  it('has one of nobody where all can lose', () => {
    const curves = curvesOf(game([[50, 30], [60, 40]]), 2) // prettier-ignore
    expect(curves.at(-1)).toEqual({ seat: NOBODY, values: [20, 0] })
  })

  it('has none of nobody where only rounding leaves something over', () => {
    expect(hasNobody(game([[50, 49.6], [60, 40.3]]))).toBe(false) // prettier-ignore
    expect(nobodys([60, 40.3])).toBe(0)
  })

  it('names a round where it begins, unless it would touch the one before', () => {
    const analysis = game([[1], [2], [3], [4], [5], [6]])
    expect(roundMarks(analysis, (move) => 10 * move, 15)).toEqual([
      { round: 1, x: 10 },
      { round: 2, x: 30 },
      { round: 3, x: 50 },
    ])
    expect(roundMarks(analysis, (move) => 10 * move, 30).map(({ round }) => round)).toEqual([1, 3])
  })

  it('puts shapes at even distances', () => {
    const points = Array.from({ length: 11 }, (_, i) => ({ x: 10 * i, y: 0 }))
    expect(intervals(points, 40, 20).map(({ x }) => x)).toEqual([20, 60, 100])
  })

  it('tells chances by round', () => {
    const rounds = byRound(game([[10], [20], [30], [40]]))
    expect(rounds).toEqual([
      { round: 1, chances: [20] },
      { round: 2, chances: [40] },
    ])
  })
})

describe('columns of a table', () => {
  it('are one for a short game, and about as long as each other for a long one', () => {
    const rounds = Array.from({ length: 50 }, (_, i) => i)
    expect(inColumns(rounds.slice(0, 12))).toHaveLength(1)
    expect(inColumns(rounds).map(({ length }) => length)).toEqual([10, 10, 10, 10, 10])
    expect(inColumns(rounds).flat()).toEqual(rounds)
    expect(inColumns([])).toEqual([[]])
  })
})
