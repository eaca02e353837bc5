import { describe, expect, test } from 'vitest'
import { isCompared, isShared, ranked } from './standings'

const standing = (seat: number, place: number, score: number, tieBreaks: number[]) => ({
  seat,
  place,
  score,
  tie_breaks: tieBreaks,
})

const ADA = standing(0, 2, 17, [8, 4, 1])
const BORYS = standing(1, 4, 12, [7, 4, 0])
const WIERA = standing(2, 3, 17, [8, 3, 2])
const CLERK = standing(3, 1, 20, [9, 7, 1])
const ALL = [ADA, BORYS, WIERA, CLERK]

describe('standings', () => {
  test('go from the first place on', () => {
    expect(ranked(ALL).map(({ seat }) => seat)).toEqual([3, 0, 2, 1])
  })

  test('of one place go by seat', () => {
    const shared = [standing(2, 1, 5, []), standing(0, 1, 5, []), standing(1, 3, 2, [])]
    expect(ranked(shared).map(({ seat }) => seat)).toEqual([0, 2, 1])
    expect(shared.map((each) => isShared(shared, each))).toEqual([true, true, false])
  })

  test('compare columns only between equal scores, up to the one that parts them', () => {
    expect([0, 1, 2].map((column) => isCompared(ALL, ADA, column))).toEqual([true, true, false])
    expect([0, 1, 2].map((column) => isCompared(ALL, CLERK, column))).toEqual([false, false, false])
  })
})
