import { describe, expect, it } from 'vitest'
import { dotOf, isIn, letterAt } from './place'

const area = { left: 0, top: 0, width: 1000, height: 600 }

describe('a letter', () => {
  it('points at the mark of a space, and at the corner of a thing', () => {
    const box = { left: 100, top: 100, width: 60, height: 90 }
    expect(dotOf(box, 'foot')).toEqual({ x: 130, y: 181 })
    expect(dotOf(box, 'side')).toEqual({ x: 155, y: 108 })
    expect(dotOf({ ...box, width: 200 }, 'side')).toEqual({ x: 295, y: 145 })
    expect(dotOf({ ...box, height: 20 }, 'side')).toEqual({ x: 165, y: 110 })
    expect(dotOf(box, 'middle')).toEqual({ x: 130, y: 145 })
  })

  it('is for what is in sight', () => {
    expect(isIn({ x: 0, y: 600 }, area)).toBe(true)
    expect(isIn({ x: -1, y: 300 }, area)).toBe(false)
    expect(isIn({ x: 500, y: 601 }, area)).toBe(false)
  })

  it('stands above its dot if it may', () => {
    expect(letterAt({ x: 500, y: 300 }, area, [])).toEqual({ x: 500, y: 248 })
  })

  it('stays within the board', () => {
    const { x, y } = letterAt({ x: 990, y: 10 }, area, [])
    expect(x).toBeLessThanOrEqual(984)
    expect(y).toBeGreaterThanOrEqual(16)
  })

  it('covers nothing that can be read, if there is a way', () => {
    const above = { left: 0, top: 0, width: 1000, height: 290 }
    expect(letterAt({ x: 500, y: 300 }, area, [above]).y).toBeGreaterThan(305)
  })

  it('is not put under a cover, whatever it covers itself', () => {
    const cover = { left: 510, top: 0, width: 490, height: 600 }
    const names = { left: 0, top: 0, width: 509, height: 600 }
    const { x } = letterAt({ x: 500, y: 300 }, area, [names], [cover])
    expect(x).toBeLessThanOrEqual(494)
  })

  it('goes farther away where everything near can be read', () => {
    const near = { left: 430, top: 230, width: 140, height: 140 }
    const { x, y } = letterAt({ x: 500, y: 300 }, area, [near])
    expect(Math.hypot(x - 500, y - 300)).toBeCloseTo(88)
  })
})
