import { describe, expect, it } from 'vitest'
import two from './fixtures/two.json'
import { idleDwellers, outlook, spacesByName, spacesOf } from './table'
import type { Level, Player, Table } from './table'

const table = two.table as unknown as Table

describe('the spaces of a level', () => {
  it('stand from left to right with the elevator in the middle', () => {
    const names = spacesOf(table.levels[0] as Level).map((space) => space.space)
    expect(names).toEqual(
      ['1', '2', '3', '4', '5', '6', 'e', '7', '8', '9', '10', '11', '12'].map((n) => `L0.${n}`),
    )
  })

  it('are those of built rooms only', () => {
    const names = spacesOf(table.levels[1] as Level).map((space) => space.space)
    expect(names).toEqual(['L1.5', 'L1.6', 'L1.e'])
  })

  it('are found by name', () => {
    const spaces = spacesByName(table)
    expect(spaces.size).toBe(13 + 3 + 1)
    expect(spaces.get('L0.8')?.threat).toBe('feral-ghoul')
  })
})

describe('dwellers in front of their owner', () => {
  it('are plain, trained, then injured', () => {
    const trained = { S: 'uninjured', L: 'injured' } as const
    const idle = idleDwellers({ untrained: 1, injured: 1, trained, in_vault: 0, owned: 4 })
    expect(idle).toEqual([
      { who: '-', letter: '', injured: false },
      { who: 'S', letter: 'S', injured: false },
      { who: 'L', letter: 'L', injured: true },
      { who: '!', letter: '', injured: true },
    ])
  })
})

describe('numbers', () => {
  it('tells what happiness would become', () => {
    const player = { happiness: 5, expected_happiness: 3 } as Player
    expect(outlook(player)).toBe(-2)
  })
})
