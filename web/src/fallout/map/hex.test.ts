import { describe, expect, it } from 'vitest'
import { type Cell, FLOWER, SIDE, cellsOf, centre, inset, outline, rounded } from './hex'

function area(loop: readonly { x: number; y: number }[]): number {
  return Math.abs(
    loop.reduce((sum, { x, y }, i) => {
      const next = loop[(i + 1) % loop.length] as { x: number; y: number }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )
}

const HEXAGON = (3 * Math.sqrt(3) * SIDE * SIDE) / 2

describe('the cells of a tile', () => {
  it('lie around their heart', () => {
    const heart: Cell = { q: 1, r: 4 }
    expect(cellsOf(heart, [0, 1, 3])).toEqual([heart, { q: 2, r: 4 }, { q: 1, r: 3 }])
    const { x, y } = centre(heart)
    expect([Math.round(x), y]).toEqual([166, 192])
  })

  it('are as far from the heart as neighbours are', () => {
    for (const cell of FLOWER.slice(1)) {
      const { x, y } = centre(cell)
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * SIDE)
    }
  })
})

describe('an outline', () => {
  it('goes round its cells once', () => {
    expect(outline([{ q: 0, r: 0 }])[0]).toHaveLength(6)
    const [flower, ...others] = outline(FLOWER)
    expect(others).toEqual([])
    expect(flower).toHaveLength(18)
    expect(area(flower ?? [])).toBeCloseTo(7 * HEXAGON)
  })

  it('has a loop for a hole', () => {
    expect(outline(FLOWER.slice(1)).map((loop) => loop.length)).toEqual([18, 6])
  })

  it('is smaller inside', () => {
    const [loop] = outline([{ q: 0, r: 0 }])
    expect(area(inset(loop ?? [], 2))).toBeLessThan(HEXAGON)
    expect(area(inset(loop ?? [], 2))).toBeGreaterThan(0.8 * HEXAGON)
  })

  it('is a closed path', () => {
    const [loop] = outline([{ q: 0, r: 0 }])
    expect(rounded(loop ?? [], 5)).toMatch(/^M[-\d. ]+Q.*z$/)
  })
})
