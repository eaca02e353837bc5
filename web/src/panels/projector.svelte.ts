/** The projector of a replay: where it stands, and how it moves from stop to stop. */

import type { LogEntry } from '../lib/protocol'
import { indexOf, roundJump, stopsOf } from './replay'

/** What a projector needs of a table. */
export interface Film {
  readonly log: LogEntry[]
  readonly replay: { line: number } | null
  goto(line: number | null): Promise<boolean>
}

export class Projector {
  playing = $state(false)
  /** Stops in a second. */
  speed = $state(2)

  #film: Film
  #wanted = $state<number | null>(null) // a line: earlier stops may come in between
  #busy = false

  stops = $derived.by(() => stopsOf(this.#film.log))
  end = $derived(this.stops.length - 1)
  isPast = $derived.by(() => this.#wanted !== null || this.#film.replay !== null)
  index = $derived.by(() => {
    const line = this.#wanted ?? this.#film.replay?.line
    return line === undefined ? this.end : Math.min(indexOf(this.stops, line), this.end)
  })
  stop = $derived(this.stops[this.index])

  constructor(film: Film) {
    this.#film = film
  }

  /** Go to a stop, and stay there. */
  async show(index: number): Promise<void> {
    this.playing = false
    await this.#seek(index)
  }

  /** Go to where a round begins. */
  async turn(direction: 1 | -1): Promise<void> {
    await this.show(roundJump(this.stops, this.index, direction))
  }

  /** Begin to play, from the beginning if this is the end; or pause. */
  async toggle(): Promise<void> {
    this.playing = !this.playing
    if (this.playing && this.index >= this.end) await this.#seek(0)
  }

  /** The next stop while playing; at the end it pauses, and waits for a stop that is on its way. */
  async tick(): Promise<void> {
    if (this.#busy) return
    if (this.index >= this.end) this.playing = false
    else await this.#seek(this.index + 1)
  }

  /** Return to the present. */
  async leave(): Promise<void> {
    this.playing = false
    this.#wanted = null
    await this.#film.goto(null)
  }

  // One position is fetched at a time; of what was wished for meanwhile, only the last counts.
  async #seek(index: number): Promise<void> {
    const stop = this.stops[Math.max(0, Math.min(this.end, index))]
    this.#wanted = stop?.line ?? null
    if (this.#busy) return
    this.#busy = true
    try {
      while (this.#wanted !== null) await this.#fetch(this.#wanted)
    } finally {
      this.#busy = false
    }
  }

  async #fetch(line: number): Promise<void> {
    const found = await this.#film.goto(line)
    if (!found) this.playing = false
    // Whoever went back to the present meanwhile is not to be taken away again.
    if (this.#wanted === null) await this.#film.goto(null)
    else if (this.#wanted === line || !found) this.#wanted = null
  }
}
