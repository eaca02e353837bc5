/** The hint lamp of a table: whether it is on, and what the practised clerk would do. */
import { tick } from 'svelte'
import * as api from '../lib/api'
import { isLost } from '../lib/focus'
import type { Hint, HintLine, OptionInfo } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'

const SOON = 2 // seconds until a question is asked again, where the server does not say

export class HintLamp {
  on = $state(false)
  hint = $state.raw<Hint | null>(null)
  problem = $state('')
  /** Which of the choices is shown: 0 is the first. */
  place = $state(0)

  #asked = ''
  #again: ReturnType<typeof setTimeout> | undefined
  #turned = false // and nobody has gone on from there yet

  constructor(readonly session: TableSession) {}

  /** Whether hints are allowed here, there is somebody to give one to, and something to decide. */
  get allowed(): boolean {
    const { info, seats, replay, position } = this.session
    return info?.hints === true && seats.length > 0 && !replay && !position?.over
  }

  /** Whether there is a memo: the lamp is on, and there is something to decide here. */
  get shown(): boolean {
    return this.on && this.allowed && this.session.mine !== null
  }

  /** The hint for the decision that is open now, if it is there. */
  get current(): Hint | null {
    const { mine, position } = this.session
    const { hint } = this
    if (!this.on || !mine || !hint) return null
    return hint.seat === mine.seat && hint.seq === position?.seq ? hint : null
  }

  /** The choice that is shown. */
  get line(): HintLine | null {
    return this.current?.lines[this.place] ?? null
  }

  /** The shown choice as an option of the open decision. */
  get option(): OptionInfo | null {
    const choice = this.line?.choice
    if (choice === undefined) return null
    return this.session.mine?.options.find((each) => each.choice === choice) ?? null
  }

  turn(on: boolean): void {
    this.on = on
    this.problem = ''
    this.#turned = true
    this.rest()
    if (on && !this.current) this.#asked = '' // what was refused is asked again
  }

  /** Put the focus on what comes in the place of the switch or the memo that had it. */
  async takeFocus(thing: HTMLElement): Promise<void> {
    if (!this.#turned) return
    this.#turned = false
    if (!isLost()) return
    await tick() // a tab may have to open first
    thing.focus({ preventScroll: true })
  }

  /** Ask about the decision that is open, once; called whenever something has changed. */
  follow(): void {
    const { mine, position, language, table, token } = this.session
    if (!this.on || !this.allowed || !mine || !position) return
    const key = `${mine.seat} ${position.seq} ${language}`
    if (key === this.#asked) return
    this.rest()
    this.#asked = key
    this.place = 0
    this.problem = ''
    const asked = { seat: mine.seat, seq: position.seq }
    void api.hint(table, token, asked, language).then(
      (hint) => {
        if (key === this.#asked) this.hint = hint
      },
      (error: unknown) => {
        if (!(error instanceof api.ApiError)) throw error
        if (key !== this.#asked) return
        if (error.code === 'too-frequent') this.#later(error.seconds || SOON)
        else this.problem = error.message
      },
    )
  }

  /** Ask once more, after a refusal. */
  retry(): void {
    this.#asked = ''
    this.follow()
  }

  /** Do not ask again by itself; whoever looks next asks anew. */
  rest(): void {
    if (this.#again === undefined) return
    clearTimeout(this.#again)
    this.#again = undefined
    this.#asked = ''
  }

  /** Do what is shown. */
  async follows(): Promise<void> {
    const choice = this.line?.choice
    if (choice) await this.session.choose(choice)
  }

  /** The clerk is busy with other questions: this one is asked again. */
  #later(seconds: number): void {
    this.#again = setTimeout(() => {
      this.rest()
      this.follow()
    }, 1000 * seconds)
  }
}

const lamps = new WeakMap<TableSession, HintLamp>()

/** The lamp of a table; there is one, wherever it is switched. */
export function lampOf(session: TableSession): HintLamp {
  let lamp = lamps.get(session)
  if (!lamp) {
    lamp = new HintLamp(session)
    lamps.set(session, lamp)
  }
  return lamp
}
