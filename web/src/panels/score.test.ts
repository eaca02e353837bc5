import { describe, expect, it } from 'vitest'
import type { ScoreSheet } from '../lib/protocol'
import { entriesOf, shareOf, signed } from './score'

const sheet: ScoreSheet = {
  label: 'happiness',
  totals: [7, 3],
  sources: [
    {
      key: 'rooms',
      label: 'Rooms',
      points: [8, 4],
      entries: [
        { seat: 0, points: 6, text: 'Armory', line: 9, round: 1 },
        { seat: 1, points: 4, text: 'Garden', line: 12, round: 2 },
        { seat: 0, points: 2, text: 'Medbay', line: 30, round: 4 },
      ],
    },
    { key: 'threats', label: 'Threats', points: [-1, -1] },
  ],
}

describe('a score sheet', () => {
  it('has bars that compare with the largest part', () => {
    expect(shareOf(8, sheet)).toBe(1)
    expect(shareOf(-1, sheet)).toBe(1 / 8)
    expect(shareOf(0, sheet)).toBe(0)
  })

  it('has a true minus for what was lost', () => {
    expect([signed(-2), signed(0), signed(3)]).toEqual(['−2', '0', '3'])
  })

  it('tells the entries of a source seat by seat, by place', () => {
    const told = entriesOf(sheet.sources[0]!, [1, 0])
    expect(told.map(({ seat }) => seat)).toEqual([1, 0])
    expect(told[1]!.entries.map(({ text }) => text)).toEqual(['Armory', 'Medbay'])
    expect(entriesOf(sheet.sources[1]!, [1, 0])).toEqual([])
  })
})
