import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DICE } from './motion'
import type { Position } from './protocol'
import { Tray, thrownBetween } from './tray.svelte'

const motion = vi.hoisted(() => ({ on: true }))
vi.mock('./motion', () => ({ DICE: 700, moves: () => motion.on }))

const ROLL = { line: 9, text: 'Dice: 3 and 5', dice: [3, 5], place: 'L0.8' }

function position(seq: number, changes: Partial<Position> = {}): Position {
  return { seq, log: [], taken_back: -1, earlier: -1, ...changes } as Position
}

function tray() {
  const released: number[] = []
  return { released, tray: new Tray(({ seq }) => released.push(seq)) }
}

beforeEach(() => {
  vi.useFakeTimers()
  motion.on = true
})
afterEach(() => void vi.useRealTimers())

describe('the tray for dice', () => {
  it('lets a position wait until the dice lie', () => {
    const { released, tray: it } = tray()
    it.watch()
    it.take(position(9, { log: [ROLL] }), position(8))
    expect(it.thrown).toEqual(ROLL)
    vi.advanceTimersByTime(DICE - 1)
    expect(released).toEqual([])
    vi.advanceTimersByTime(1)
    expect(released).toEqual([9])
    expect(it.thrown).toBeNull()
  })

  it('lets nothing wait without dice, without motion, and where nobody sees them roll', () => {
    const { released, tray: it } = tray()
    it.take(position(9, { log: [ROLL] }), position(8))
    const leave = it.watch()
    it.take(position(10, { log: [{ line: 10, text: 'Ada passes' }] }), position(9))
    motion.on = false
    it.take(position(11, { log: [ROLL] }), position(10))
    motion.on = true
    leave()
    it.take(position(12, { log: [ROLL] }), position(11))
    expect(released).toEqual([9, 10, 11, 12])
  })

  it('gives way to what comes next, and to who will not wait', () => {
    const { released, tray: it } = tray()
    it.watch()
    it.take(position(9, { log: [ROLL] }), position(8))
    it.take(position(10, { log: [{ ...ROLL, line: 10 }] }), position(9))
    expect(released).toEqual([9])
    it.settle()
    expect(released).toEqual([9, 10])
    vi.advanceTimersByTime(DICE)
    expect(released).toEqual([9, 10])
  })

  it('gives way when the board is left', () => {
    const { released, tray: it } = tray()
    const leave = it.watch()
    it.take(position(9, { log: [ROLL] }), position(8))
    leave()
    expect(released).toEqual([9])
  })
})

describe('a new throw', () => {
  it('is the last one', () => {
    const log = [{ line: 9, text: '', dice: [1, 1] }, ROLL, { line: 9, text: 'Won' }]
    expect(thrownBetween(position(8), position(9, { log }))).toEqual(ROLL)
  })

  it('is none that is told at first, or of before that is told again', () => {
    const log = [ROLL]
    expect(thrownBetween(null, position(9, { log }))).toBeNull()
    expect(thrownBetween(position(9), position(9, { log, earlier: 0 }))).toBeNull()
    expect(thrownBetween(position(10), position(11, { log, taken_back: 7 }))).toBeNull()
  })

  it('is one of the first move, with which the log begins', () => {
    expect(thrownBetween(position(8), position(9, { log: [ROLL], earlier: 0 }))).toEqual(ROLL)
  })
})
