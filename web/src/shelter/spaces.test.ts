import { describe, expect, it } from 'vitest'
import two from './fixtures/two.json'
import { ELEVATOR, placeOf, towards } from './spaces'
import type { Table } from './table'

const table = two.table as unknown as Table

describe('where a space is', () => {
  it.each([
    ['L0.1', { level: 0, column: 0 }],
    ['L1.6', { level: 1, column: 5 }],
    ['L2.e', { level: 2, column: ELEVATOR }],
    ['L0.7', { level: 0, column: 7 }],
    ['L0.12', { level: 0, column: 12 }],
  ])('%s', (space, place) => {
    expect(placeOf(table, space)).toEqual(place)
  })

  it.each(['', 'garden', 'L1', 'L1.1', 'L2.6'])('%j is no space of this table', (word) => {
    expect(placeOf(table, word)).toBeNull()
  })
})

describe('arrow keys', () => {
  it('go from space to space through the elevator', () => {
    expect(towards(table, 'L0.1', 'ArrowRight')).toBe('L0.2')
    expect(towards(table, 'L0.6', 'ArrowRight')).toBe('L0.e')
    expect(towards(table, 'L0.e', 'ArrowRight')).toBe('L0.7')
    expect(towards(table, 'L0.7', 'ArrowLeft')).toBe('L0.e')
  })

  it('stop at the walls', () => {
    expect(towards(table, 'L0.1', 'ArrowLeft')).toBe('L0.1')
    expect(towards(table, 'L0.12', 'ArrowRight')).toBe('L0.12')
    expect(towards(table, 'L0.5', 'ArrowUp')).toBe('L0.5')
    expect(towards(table, 'L2.e', 'ArrowDown')).toBe('L2.e')
  })

  it('go to the nearest space of the next level', () => {
    expect(towards(table, 'L0.5', 'ArrowDown')).toBe('L1.5')
    expect(towards(table, 'L0.12', 'ArrowDown')).toBe('L1.e')
    expect(towards(table, 'L1.6', 'ArrowUp')).toBe('L0.6')
  })

  it('go to the ends of a level', () => {
    expect(towards(table, 'L0.5', 'Home')).toBe('L0.1')
    expect(towards(table, 'L0.5', 'End')).toBe('L0.12')
    expect(towards(table, 'L1.e', 'Home')).toBe('L1.5')
  })

  it('stay where there is no space', () => {
    expect(towards(table, 'nowhere', 'ArrowUp')).toBe('nowhere')
  })
})
