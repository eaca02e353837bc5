import { describe, expect, it } from 'vitest'
import { beside, type Box } from './beside'

const screen = { width: 1000, height: 600 }
const size = { width: 200, height: 100 }
const thing: Box = { left: 400, top: 250, width: 100, height: 100 }

describe('a box beside a thing', () => {
  it('stands on the right if nothing speaks against it', () => {
    const placed = beside(thing, size, screen)
    expect(placed.side).toBe('right')
    expect(placed.left).toBeGreaterThan(500)
    expect(placed.top + placed.arrow).toBe(300)
  })

  it('stands below where that is preferred', () => {
    const placed = beside(thing, size, screen, 'below')
    expect(placed).toMatchObject({ side: 'below', left: 350 })
    expect(placed.top).toBeGreaterThan(350)
  })

  it('covers as little as possible of what should stay in sight', () => {
    const right: Box = { left: 510, top: 250, width: 100, height: 100 }
    const left: Box = { left: 290, top: 250, width: 20, height: 20 }
    expect(beside(thing, size, screen, 'aside', [right]).side).toBe('left')
    expect(beside(thing, size, screen, 'aside', [right, left]).side).toBe('below')
  })

  it('is shifted along a side where it would cover something in the middle', () => {
    const above: Box = { left: 500, top: 255, width: 300, height: 5 }
    const tall = { width: 200, height: 200 }
    const around = [above, { left: 0, top: 0, width: 400, height: 600 }]
    const placed = beside(thing, tall, screen, 'aside', [
      ...around,
      { ...thing, top: 0, height: 240 },
    ])
    expect(placed.left + placed.arrow).toBeGreaterThan(400)
    expect(placed.top).toBeGreaterThanOrEqual(260)
  })

  it('rather covers much that had better stay in sight than a little that must', () => {
    const number: Box = { left: 510, top: 290, width: 10, height: 10 }
    const left: Box = { left: 200, top: 200, width: 200, height: 200 }
    const around: Box = { left: 300, top: 100, width: 300, height: 400 }
    const placed = beside(thing, size, screen, 'aside', [left, around], [number])
    expect(placed.side).not.toBe('right')
  })

  it('goes to another side where there is no room', () => {
    const edge: Box = { left: 880, top: 250, width: 100, height: 100 }
    expect(beside(edge, size, screen).side).toBe('left')
  })

  it('never leaves the screen', () => {
    for (const corner of [
      { left: 0, top: 0, width: 10, height: 10 },
      { left: 990, top: 590, width: 10, height: 10 },
    ]) {
      const { left, top } = beside(corner, size, screen)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + size.width).toBeLessThanOrEqual(screen.width)
      expect(top + size.height).toBeLessThanOrEqual(screen.height)
    }
  })

  it('stands over the thing only where nothing else is left', () => {
    const small = { width: 220, height: 120 }
    const placed = beside({ left: 100, top: 50, width: 20, height: 20 }, size, small)
    expect(placed.left).toBeGreaterThanOrEqual(0)
    expect(placed.top).toBeGreaterThanOrEqual(0)
  })
})
