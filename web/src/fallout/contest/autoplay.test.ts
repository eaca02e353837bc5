import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Autoplay, MOMENT } from './autoplay.svelte'

describe('fights that play by themselves', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('press after a moment, once for each moment of the game', () => {
    const play = vi.fn()
    const auto = new Autoplay(play, vi.fn())
    auto.watch(7)
    expect(auto.waits).toBe(true)
    vi.advanceTimersByTime(MOMENT)
    expect(play).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(MOMENT)
    expect(play).toHaveBeenCalledTimes(1)
    auto.watch(8)
    vi.advanceTimersByTime(MOMENT)
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('stop at any press of the player', () => {
    const play = vi.fn()
    const stop = vi.fn()
    const auto = new Autoplay(play, stop)
    auto.watch(7)
    auto.press(new Event('pointerdown'))
    vi.advanceTimersByTime(MOMENT)
    expect(play).not.toHaveBeenCalled()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('do nothing where nothing is to be played, and forget what has passed', () => {
    const play = vi.fn()
    const stop = vi.fn()
    const auto = new Autoplay(play, stop)
    auto.watch(null)
    auto.press(new Event('keydown'))
    const forget = auto.watch(8)
    forget()
    vi.advanceTimersByTime(MOMENT)
    expect(play).not.toHaveBeenCalled()
    expect(stop).not.toHaveBeenCalled()
  })
})
