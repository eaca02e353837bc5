/** Fights that play by themselves: what the odds recommend is pressed after a moment. */

export const MOMENT = 1600 // milliseconds, so that the dice can be read

/** Any press of the player stops it, unless it is on the switch itself. */
export class Autoplay {
  waits = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly play: () => void,
    readonly stop: () => void,
  ) {}

  /** Wait for a moment of the game to pass, or for nothing; returns how to forget it. */
  watch(moment: number | null): () => void {
    this.#forget()
    if (moment !== null) {
      this.waits = true
      this.#timer = setTimeout(() => {
        this.waits = false
        this.play()
      }, MOMENT)
    }
    return () => this.#forget()
  }

  press(event: Event): void {
    const target = event.target as Partial<Element> | null
    if (!this.waits || target?.closest?.('[data-auto]')) return
    this.#forget()
    this.stop()
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.waits = false
  }
}
