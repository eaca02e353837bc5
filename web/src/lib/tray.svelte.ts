/** The tray for dice: a position waits until the dice that it tells of lie. */

import { DICE, moves } from './motion'
import type { LogEntry, Position } from './protocol'

export class Tray {
  /** The throw that is in the air. */
  thrown = $state.raw<LogEntry | null>(null)

  #release: (position: Position) => void
  #held: Position | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #boards = 0

  constructor(release: (position: Position) => void) {
    this.#release = release
  }

  /** A board shows how dice roll; where none does, nothing waits. The answer ends that. */
  watch(): () => void {
    this.#boards += 1
    return () => {
      this.#boards -= 1
      if (this.#boards === 0) this.settle()
    }
  }

  /** Take a position: what waits gives way to it, and it waits itself if dice fall with it. */
  take(position: Position, before: Position | null): void {
    this.settle()
    const thrown = this.#boards > 0 && moves() ? thrownBetween(before, position) : null
    if (!thrown) {
      this.#release(position)
      return
    }
    this.#held = position
    this.thrown = thrown
    this.#timer = setTimeout(() => this.settle(), DICE)
  }

  /** Have the dice lie at once. */
  settle(): void {
    clearTimeout(this.#timer)
    const held = this.#held
    this.#held = this.thrown = null
    if (held) this.#release(held)
  }
}

/** The last throw that is new; one of long ago that is told again is not. */
export function thrownBetween(before: Position | null, after: Position): LogEntry | null {
  if (!before) return null
  return after.log.findLast(({ line, dice = [] }) => line > before.seq && dice.length > 0) ?? null
}
