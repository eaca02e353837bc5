import { describe, expect, it, vi } from 'vitest'
import { Camera, MOST } from './camera.svelte'

function camera(width = 800, height = 600): Camera {
  const made = new Camera()
  made.bound({ x: -100, y: -100, width: 1000, height: 700 })
  made.resize(width, height)
  return made
}

describe('the camera', () => {
  it('shows the whole map where it can be read', () => {
    const made = camera(1200, 900)
    made.fit({ x: 0, y: 0 })
    const { x, y, width, height } = made.seen
    expect(x).toBeLessThanOrEqual(-100)
    expect(y).toBeLessThanOrEqual(-100)
    expect(x + width).toBeGreaterThanOrEqual(900)
    expect(y + height).toBeGreaterThanOrEqual(600)
  })

  it('shows what is around a point where it cannot', () => {
    const made = camera(330, 300)
    made.fit({ x: 400, y: 300 }, 1)
    expect([made.x, made.y, made.zoom]).toEqual([400, 300, 1])
  })

  it('still shows the whole map in a window of another size, if it did before', () => {
    const made = camera(1200, 900)
    made.fit(null)
    made.resize(700, 400)
    expect(made.zoom).toBeCloseTo(made.whole)
    made.scale(1.5)
    const { zoom } = made
    made.resize(900, 600)
    expect(made.zoom).toBe(zoom)
  })

  it('keeps the point under the pointer where it is', () => {
    const made = camera()
    made.centre({ x: 400, y: 250 }, 1.5)
    const at = { x: 200, y: 150 }
    const under = () => ({
      x: made.x + (at.x - made.width / 2) / made.zoom,
      y: made.y + (at.y - made.height / 2) / made.zoom,
    })
    const before = under()
    made.scale(1.3, at)
    expect(under().x).toBeCloseTo(before.x)
    expect(under().y).toBeCloseTo(before.y)
  })

  it('has limits, and never loses the map', () => {
    const made = camera()
    made.scale(100)
    expect(made.zoom).toBe(MOST)
    made.drag(1e6, -1e6)
    const { x, y, height } = made.seen
    expect(x).toBeCloseTo(-124)
    expect(y + height).toBeCloseTo(624)
    made.scale(1e-6)
    expect(made.zoom).toBeCloseTo(made.least)
  })

  it('moves no further than needed to bring a point into sight', () => {
    const made = camera()
    made.centre({ x: 400, y: 250 }, 2)
    const before = made.x
    made.reveal({ x: 410, y: 250 })
    expect(made.x).toBe(before)
    made.reveal({ x: 700, y: 250 })
    expect(made.seen.x + made.seen.width).toBeCloseTo(760)
  })

  it('draws more or less only once the zoom has come to rest', () => {
    vi.useFakeTimers()
    const made = camera()
    made.centre({ x: 400, y: 250 }, 1)
    made.scale(1.2)
    made.scale(1.2)
    expect([made.rested, made.redraws]).toEqual([1, false])
    vi.advanceTimersByTime(150)
    expect(made.rested).toBeCloseTo(1.44)
    expect(made.redraws).toBe(true)
    vi.runAllTimers()
    expect(made.redraws).toBe(false)
    vi.useRealTimers()
  })

  it('glides to what is asked for, and never under a hand', () => {
    const made = camera()
    made.centre({ x: 400, y: 250 }, 2)
    expect(made.glides).toBe(true)
    made.drag(10, 0)
    expect(made.glides).toBe(false)
    made.reveal({ x: 700, y: 250 })
    expect(made.glides).toBe(true)
  })

  it('brings points into sight together, and moves nothing if they are', () => {
    const made = camera()
    made.centre({ x: 400, y: 250 }, 2)
    made.include([{ x: 390, y: 250 }])
    expect([made.x, made.zoom]).toEqual([400, 2])
    made.include([
      { x: 0, y: 0 },
      { x: 700, y: 400 },
    ])
    const { x, y, width, height } = made.seen
    expect(x).toBeLessThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(0)
    expect(x + width).toBeGreaterThanOrEqual(700)
    expect(y + height).toBeGreaterThanOrEqual(400)
  })
})
