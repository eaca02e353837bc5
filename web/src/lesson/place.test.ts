import { describe, expect, it } from 'vitest'
import { dotOf, letterAt } from './place'

const area = { left: 0, top: 0, width: 1000, height: 600 }

describe('a letter', () => {
  it('points at the mark of a space, and at the corner of a thing', () => {
    const box = { left: 100, top: 100, width: 60, height: 90 }
    expect(dotOf(box, true)).toEqual({ x: 130, y: 181 })
    expect(dotOf(box, false)).toEqual({ x: 155, y: 108 })
    expect(dotOf({ ...box, width: 200 }, false)).toEqual({ x: 295, y: 145 })
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

  it('goes farther away where everything near can be read', () => {
    const near = { left: 430, top: 230, width: 140, height: 140 }
    const { x, y } = letterAt({ x: 500, y: 300 }, area, [near])
    expect(Math.hypot(x - 500, y - 300)).toBeCloseTo(88)
  })
})
