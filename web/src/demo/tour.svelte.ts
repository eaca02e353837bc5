/** Going back and forth in a demonstration: through what was played, then by the server's steps. */
import type { TableSession } from '../lib/session.svelte'

export class Tour {
  readonly #session: TableSession
  /** The lines that were gone back from, which a step leads to again. */
  #ahead = $state.raw<number[]>([])

  constructor(session: TableSession) {
    this.#session = session
  }

  /** Whether something was chosen before what is shown. */
  get canGoBack(): boolean {
    return this.#session.shown?.comment != null
  }

  /** Whether the bots wait, or we look at an earlier position. */
  get paused(): boolean {
    return this.#session.info?.paused === true || this.#session.replay !== null
  }

  /** Show the table before the choice that the clerk speaks of. */
  async back(): Promise<void> {
    const { replay, shown } = this.#session
    if (!shown?.comment) return
    this.#session.pause(true)
    const from = replay ? [replay.line] : []
    if (await this.#session.goto(shown.comment.line - 1)) this.#ahead = [...this.#ahead, ...from]
  }

  /** Show the next choice: one that was gone back from, or else a new one. */
  async step(): Promise<void> {
    if (!this.#session.replay) {
      this.#session.step()
      return
    }
    const next = this.#ahead.at(-1) ?? null
    this.#ahead = this.#ahead.slice(0, -1)
    await this.#session.goto(next)
  }

  /** Have the bots play on from the present, or wait. */
  async toggle(): Promise<void> {
    const { paused } = this
    this.#ahead = []
    if (this.#session.replay) await this.#session.goto(null)
    this.#session.pause(!paused)
  }
}
