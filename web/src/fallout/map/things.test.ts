import { describe, expect, it } from 'vitest'
import { type Thing, arranged } from './things'

const survivor = (seat: number): Thing => ({ kind: 'survivor', seat })

describe('the things on a space', () => {
  it('have a cell each where there is room', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 55, y: 0 },
    ]
    expect(arranged(spots, [survivor(0), survivor(1)]).map(({ at }) => at)).toEqual(spots)
  })

  it('share a cell, smaller, and never stand on each other', () => {
    for (const number of [1, 2, 3, 4]) {
      const things = Array.from({ length: number }, (_, seat) => survivor(seat))
      const placed = arranged([{ x: 0, y: 0 }], things)
      expect(new Set(placed.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(number)
      expect(
        placed.every(({ scale }) => scale === (number === 1 ? 1 : number === 2 ? 0.8 : 0.56)),
      ).toBe(true)
    }
  })
})
