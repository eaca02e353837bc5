import { describe, expect, it } from 'vitest'
import type { Contest, Prospect } from '../../lib/protocol'
import { advised, bars, rollOf, toggled } from './pick'

function roll(...dice: number[]): Prospect {
  return {
    choice: `reroll ${dice.join('')}`,
    title: '',
    dice,
    percent: 10 * dice.length,
  } as Prospect
}
const contest = {
  rolls: [roll(1), roll(2), roll(1, 2), roll(3), roll(1, 3), roll(2, 3), roll(1, 2, 3)],
  advice: 'reroll 23',
} as unknown as Contest

describe('dice that are picked', () => {
  it('begin with those that the odds recommend', () => {
    expect(advised(contest)).toEqual([2, 3])
    expect(advised({ ...contest, advice: 'done' })).toEqual([])
  })

  it('are picked and put back one by one, in any order', () => {
    expect(toggled([3], 1)).toEqual([1, 3])
    expect(toggled([1, 3], 3)).toEqual([1])
  })

  it('lead to the one future that rolls exactly these', () => {
    expect(rollOf(contest, [3, 1])?.choice).toBe('reroll 13')
    expect(rollOf(contest, [])).toBeNull()
    expect(rollOf({ ...contest, rolls: [] }, [1])).toBeNull()
  })
})

describe('the bars of a fight', () => {
  it('gather ends by damage, the mildest first', () => {
    const shown = bars([
      { key: 'home', percent: 4, damage: 6 },
      { key: 'killed', percent: 50 },
      { key: 'stays', percent: 20 },
      { key: 'killed', percent: 26, damage: 2, rads: 2 },
    ])
    expect(shown).toEqual([
      { damage: 0, killed: 50, stays: 20, home: 0 },
      { damage: 2, killed: 26, stays: 0, home: 0 },
      { damage: 6, killed: 0, stays: 0, home: 4 },
    ])
  })
})
