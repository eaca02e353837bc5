/** A player at the board: what is pointed at, looked at and planned before it becomes a choice. */

import type {
  DecisionInfo,
  Face,
  Inquiry,
  LetterKey,
  OptionInfo,
  Preview,
  Reason,
  SpaceFace,
} from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'
import { t, texts } from '../lib/texts.svelte'
import { settings } from '../lib/settings.svelte'
import { lastRoll } from './rolls'
import { NOTHING, type Spot, type SpotKind, Targets, dwellerOf, isButton, spotsOf } from './options'
import type { Board, Level, Player, Space, Table } from './table'
import { spacesByName, spacesOf } from './table'

/** Why something that was pointed at is not possible. */
export interface Note {
  spot: Spot
  reasons: Reason[]
}

export type Tab = 'decide' | 'hint' | 'tracks' | 'track' | 'items' | 'rooms' | 'players' | 'diary'

const PREVIEWS = 200 // are remembered
const HOVER = 250 // milliseconds until a preview shows
const LEAVE = 400 // milliseconds until a preview that was left goes
const BUILD = 'build' // the icon of spaces that build, and the name of the question how

export class Play {
  picks = $state.raw<readonly Spot[]>([])
  hovered = $state<Spot | null>(null)
  considered = $state('') // the choice of a button that is looked at
  note = $state.raw<Note | null>(null)
  preview = $state.raw<Preview | null>(null)
  plan = $state.raw<readonly string[]>([]) // choices to be made after a placement, as offered
  cursor = $state('L0.1') // the space that the arrow keys have reached
  tab = $state<Tab>('decide')
  viewed = $state<number | null>(null) // the seat whose items are looked at, if another's
  site = $state('') // the side on which a room is about to be built
  wanted = $state.raw<ReadonlySet<Spot>>(new Set()) // the spaces that were asked for, if any
  trainee = $state(0) // whose letter is being picked
  letter = $state('') // that was picked, and is to be confirmed
  lettered = $state('') // that is looked at

  readonly table = $derived.by(() => this.session.shown?.table as Table | undefined)
  readonly board = $derived.by(() => (this.session.shown?.board as Board | undefined) ?? null)
  readonly decision = $derived.by((): DecisionInfo | null => this.session.mine)
  readonly inquiry = $derived.by((): Inquiry | null => this.decision?.inquiry ?? null)
  readonly keys = $derived.by((): readonly LetterKey[] => {
    const trainees = this.inquiry?.trainees ?? []
    return (trainees[this.trainee] ?? trainees[0])?.keys ?? []
  })
  readonly targets = $derived(this.decision ? new Targets(this.decision.options) : NOTHING)
  readonly spaces = $derived(this.table ? spacesByName(this.table) : new Map<string, Space>())
  /** The seat at this side of the table: who decides here, or from where one looks; -1 for nobody. */
  readonly me = $derived.by(
    () => this.decision?.seat ?? Math.max(-1, this.session.shown?.seat ?? -1),
  )
  readonly player = $derived.by((): Player | null => this.table?.players[this.me] ?? null)
  readonly lastRoll = $derived.by(() => lastRoll(this.session.log, this.session.replay?.line))
  readonly candidate = $derived.by(() => this.meant())
  /** The choice whose preview is shown. */
  readonly looked = $derived.by(() => {
    if (this.candidate) return this.candidate.choice
    if (this.considered) return this.considered
    const hovered = this.hovered && !this.picked ? this.best(this.hovered) : undefined
    return hovered?.choice ?? this.resting
  })

  readonly #previews = new Map<string, Promise<Preview | null>>()
  /** Whether the pointer is on the way to the preview, over whatever else lies there. */
  bridged = false
  /** Whether the focus is in the preview. */
  focused = false
  #opening: ReturnType<typeof setTimeout> | undefined
  #closing: ReturnType<typeof setTimeout> | undefined
  #next: Spot | null = null // whose preview is about to show
  #dismissed: Spot | null = null // whose preview was put away while it is still pointed at

  constructor(readonly session: TableSession) {}

  face(id: string | null | undefined): Face | null {
    return id ? (this.session.faces[id] ?? null) : null
  }

  /** What is printed on a space: of the room or the elevator, whatever covers it. */
  printed(space: Space): SpaceFace | null {
    const level = this.levelOf(space)
    if (!level || !this.table) return null
    if (level.elevator === space) return this.elevator(level)?.spaces?.[0] ?? null
    for (const room of level.rooms) {
      const index = room?.spaces.indexOf(space) ?? -1
      if (room && index >= 0) return this.face(room.room)?.spaces?.[index] ?? null
    }
    return null
  }

  /** The deal that counts now: that of the threat, where there is one. */
  deal(space: Space): SpaceFace | null {
    return space.threat ? (this.face(space.threat)?.spaces?.[0] ?? null) : this.printed(space)
  }

  /** The drawing of what is on a space: a threat, a room, an elevator. */
  pictureOf(name: string): string {
    const space = this.spaces.get(name)
    const level = space && this.levelOf(space)
    if (!space || !level) return ''
    const room = level.rooms.find((each) => each?.spaces.includes(space))
    const face = this.face(space.threat) ?? (room ? this.face(room.room) : this.elevator(level))
    return face?.picture ?? ''
  }

  elevator(level: Level): Face | null {
    return this.face(level.owner === null ? 'start-elevator' : 'elevator')
  }

  levelOf(space: Space): Level | undefined {
    return this.table?.levels.find((level) => spacesOf(level).includes(space))
  }

  /** The dweller that was picked to go, if any. */
  get who(): string {
    return this.pickOf('who')
  }

  /** Whether something on the board, and not only a dweller, was picked. */
  get picked(): Spot | null {
    return this.picks.find((spot) => !spot.startsWith('who:')) ?? null
  }

  pickOf(kind: SpotKind): string {
    const prefix = `${kind}:`
    return this.picks.find((spot) => spot.startsWith(prefix))?.slice(prefix.length) ?? ''
  }

  isPicked(spot: Spot): boolean {
    return this.picks.includes(spot)
  }

  /** Whether an option points here and agrees with what was picked before. */
  isLit(spot: Spot): boolean {
    if (this.session.slow || this.session.tray.thrown) return false
    const kind = spot.split(':', 1)[0]
    if (kind === 'space' && this.wanted.size > 0 && !this.wanted.has(spot)) return false
    const others = this.picks.filter((pick) => pick.startsWith('who:') && kind !== 'who')
    return this.targets.has(spot, ...others)
  }

  /** A click or Enter on a spot: select, choose, or ask why not. */
  async activate(spot: Spot, again = false): Promise<void> {
    this.note = null
    if (!this.targets.has(spot)) {
      this.picks = this.picks.filter((pick) => pick.startsWith('who:'))
      await this.askWhy(spot)
      return
    }
    if (spot.startsWith('letter:') && this.keys.length > 0) {
      await this.pickLetter(spot.slice('letter:'.length), again)
      return
    }
    if (spot.startsWith('space:') && this.keys.length > 0) {
      this.pickTrainee(spot.slice('space:'.length))
      return
    }
    if (again && this.isPicked(spot) && this.candidate) {
      await this.commit(this.candidate)
      return
    }
    if (spot.startsWith('who:') && this.isPicked(spot)) {
      this.picks = this.picks.filter((pick) => pick !== spot)
      return
    }
    this.pick(spot)
    const candidate = this.candidate
    if (!candidate || candidate.kind === 'place') return
    if (!settings.confirm) await this.commit(candidate)
  }

  /** A button that names its choice. */
  async press(option: OptionInfo): Promise<void> {
    this.note = null
    const spots = spotsOf(option)
    // Who passes while there is a place to go may have slipped, and soon cannot take it back.
    const asks = settings.confirm || (option.kind === 'pass' && this.targets.placing)
    if (asks && this.candidate?.choice !== option.choice && spots.length > 0) {
      this.picks = spots
      return
    }
    await this.commit(option)
  }

  /** A letter of the row: looked at first, chosen by its button or once more. */
  async pickLetter(letter: string, again = false): Promise<void> {
    const chosen = this.keys.find((key) => key.letter === letter)
    const option = this.targets.named(chosen?.choice ?? '')
    if (again && this.letter === letter && option) await this.commit(option)
    else this.letter = letter
  }

  /** The letters of whoever comes back from a space. */
  pickTrainee(place: string, index = this.traineeAt(place)): void {
    if (index < 0) return
    this.trainee = index
    this.letter = ''
  }

  private traineeAt(place: string): number {
    return (this.inquiry?.trainees ?? []).findIndex((each) => each.place === place)
  }

  /** The answer with a number, as it stands among those that are shown; 0 is no number. */
  async answer(number: number): Promise<boolean> {
    const key = this.keys[number - 1]
    if (key) {
      await this.pickLetter(key.letter, true)
      return true
    }
    const option = this.answers[number - 1]
    if (!option) return false
    await this.press(option)
    return true
  }

  /** The letter that the row of letters speaks of. */
  get toldLetter(): string {
    return this.lettered || this.letter
  }

  /** Whether to do nothing stands among the answers. */
  get repliesDone(): boolean {
    return (this.inquiry?.replies ?? []).some(({ choice }) => choice === 'done')
  }

  /** The options that have a button of their own, in the order of the buttons. */
  get answers(): OptionInfo[] {
    const replies = this.inquiry?.replies ?? []
    if (replies.length === 0) return this.targets.options.filter(isButton)
    return replies.flatMap((reply) => this.targets.named(reply.choice ?? '') ?? [])
  }

  /** Show where rooms are built: the only space, all of them, or why there is none. */
  async startBuilding(spot: Spot): Promise<void> {
    this.drop()
    const spots = [...this.spaces.values()]
      .filter((space) => this.deal(space)?.reward?.some(({ icon }) => icon === BUILD))
      .map((space): Spot => `space:${space.space}`)
      .filter((each) => this.isLit(each))
    const [first, ...others] = spots
    if (!first) await this.askWhy(spot, BUILD)
    else if (others.length === 0) await this.activate(first)
    else {
      this.wanted = new Set(spots)
      this.note = { spot, reasons: [{ text: t('page-shelter-builders'), rules: [] }] }
    }
  }

  pick(spot: Spot): void {
    this.wanted = new Set()
    const kind = spot.split(':', 1)[0]
    const kept = this.picks.filter(
      (pick) => !pick.startsWith(`${kind}:`) && this.targets.has(pick, spot),
    )
    this.picks = [...kept, spot]
    this.plan = []
  }

  /** Look at the items of a seat, or with one's own seat at those again. */
  view(seat: number): void {
    this.viewed = seat === this.me || seat === this.viewed ? null : seat
    if (this.tab !== 'diary') this.tab = 'items'
  }

  /** The mouse or the focus is on a spot, or has left it. */
  point(spot: Spot | null, delay = HOVER): void {
    if (spot === null) {
      this.#stopOpening()
      this.#dismissed = null
      this.#leave()
      return
    }
    if (spot === this.hovered) this.hold()
    if (spot === this.hovered || spot === this.#next || spot === this.#dismissed) return
    this.#stopOpening()
    this.#next = spot
    this.#opening = setTimeout(
      () => {
        this.hold()
        this.hovered = spot
      },
      this.bridged ? LEAVE : delay,
    )
  }

  /** The focus has left a spot, perhaps for another one that is pointed at by now. */
  unpoint(spot: Spot): void {
    if (this.#next === null || this.#next === spot) this.point(null)
  }

  /** The preview is still wanted: the pointer or the focus is on it, or on the way to it. */
  hold(): void {
    clearTimeout(this.#closing)
    this.#closing = undefined
  }

  /** The pointer is on the preview: nothing that it passed on the way is shown instead. */
  enter(): void {
    this.hold()
    this.#stopOpening()
  }

  /** A press keeps the preview, another one lets it go. */
  pin(): void {
    if (this.picked) this.drop()
    else if (this.hovered) this.pick(this.hovered)
  }

  /** Put the preview away, also while its thing is still pointed at. */
  dismiss(): void {
    const spot = this.hovered ?? this.picked
    this.drop()
    this.#dismissed = spot
  }

  drop(): void {
    this.#stopOpening()
    this.hold()
    this.bridged = this.focused = false
    this.picks = []
    this.hovered = null
    this.considered = ''
    this.note = null
    this.plan = []
    this.site = ''
    this.wanted = new Set()
    this.trainee = 0
    this.letter = ''
    this.lettered = ''
  }

  #leave(): void {
    if (this.hovered === null || this.focused || this.#closing !== undefined) return
    this.#closing = setTimeout(() => {
      this.#closing = undefined
      this.hovered = null
    }, LEAVE)
  }

  #stopOpening(): void {
    clearTimeout(this.#opening)
    this.#next = null
  }

  /** Make choices that belong together as one move. */
  async follow(choices: readonly string[]): Promise<boolean> {
    if (this.session.pending) return false
    return this.session.choose(...choices)
  }

  async commit(option: OptionInfo): Promise<boolean> {
    if (this.session.pending) return false
    const plan = option.kind === 'place' ? this.plan : []
    const seat = this.me
    const done = await this.session.choose(option.choice)
    if (done && plan.length > 0) await this.carryOut(plan, seat)
    return done
  }

  /** What the button that makes a choice says. */
  verb(preview: Preview): string {
    const option = this.targets.named(preview.choice)
    if (option?.kind !== 'place') return option?.text ?? ''
    const chances = preview.chances?.length ?? 0
    const rolls = chances === 1 || (chances > 1 && this.plan.length > 0)
    return t(rolls ? 'page-shelter-place-and-roll' : 'page-shelter-place')
  }

  /** Ask the server why a spot is not possible, and show the answer beside it. */
  async askWhy(spot: Spot, thing = spot.slice(spot.indexOf(':') + 1)): Promise<void> {
    if (!thing || this.session.replay) return
    const seq = this.session.position?.seq
    const { reasons } = await this.session.why(thing)
    if (reasons.length > 0 && seq === this.session.position?.seq) this.note = { spot, reasons }
  }

  /** Fetch the preview of the choice that is looked at. */
  async lookAhead(): Promise<void> {
    const choice = this.looked
    const preview = choice ? await this.foresee(choice) : null
    if (this.looked === choice) this.preview = preview
  }

  /** The preview of a choice; asked for once. */
  foresee(choice: string): Promise<Preview | null> {
    const key = `${this.session.position?.seq} ${this.me} ${texts.language} ${choice}`
    let preview = this.#previews.get(key)
    if (!preview) {
      if (this.#previews.size > PREVIEWS) this.#previews.clear()
      preview = this.session.preview(choice)
      this.#previews.set(key, preview)
    }
    return preview
  }

  /** The option that the picks mean: the only one left, or the best for a space. */
  private meant(): OptionInfo | undefined {
    if (this.picks.length === 0) return undefined
    const options = this.targets.at(...(this.picks as [Spot, ...Spot[]]))
    const space = this.pickOf('space')
    if (space && !this.pickOf('who') && this.targets.placing) return this.best(`space:${space}`)
    if (!this.picked && this.targets.placing) return undefined
    return options.length === 1 ? options[0] : undefined
  }

  /** The option of a spot to show first: with the picked dweller, else with a matching letter. */
  private best(spot: Spot): OptionInfo | undefined {
    const options = this.targets.at(spot)
    const picked = this.who ? options.find((each) => dwellerOf(each) === this.who) : undefined
    if (picked) return picked
    const space = this.spaces.get(spot.slice(spot.indexOf(':') + 1))
    const letter = space ? this.deal(space)?.letter : undefined
    return options.find((each) => letter && dwellerOf(each) === letter) ?? options[0]
  }

  /** What is shown while nothing is pointed at: the end of a question about items. */
  private get resting(): string {
    return this.targets.has('done:') && this.targets.of('use').length > 0 ? 'done' : ''
  }

  /** Make the planned choices in their order, as long as they are offered. */
  private async carryOut(plan: readonly string[], seat: number): Promise<void> {
    for (const choice of plan) {
      if (this.decision?.seat !== seat || !this.targets.named(choice)) return
      if (!(await this.session.choose(choice))) return
    }
  }
}
