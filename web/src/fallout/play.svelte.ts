/** A player at Fallout's board: what is pointed at, looked at and planned before it is chosen. */

import { lampOf } from '../hint/lamp.svelte'
import type { DecisionInfo, Face, OptionInfo, Preview, Reason, ToldCard } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { TableSession } from '../lib/session.svelte'
import { texts } from '../lib/texts.svelte'
import { isCard } from './inquiry'
import { Camera } from './map/camera.svelte'
import { type Land, landOf } from './map/land'
import type { Movement } from './map/movements'
import { type Stride, stepsOf, stridesAhead, stridesBehind } from './map/strides'
import {
  type Board,
  type GameEnd,
  type Prowl,
  type Survivor,
  type Table,
  type Walk,
  facedown,
  placesOf,
} from './table'

export type Tab = 'decide' | 'quests' | 'board' | 'survivors' | 'diary'

/** Why something that was pointed at is not possible. */
export interface Note {
  space: string
  reasons: Reason[]
}

// Options of a turn that are made on the map or by a button of their own kind.
export const ACTIONS = ['move', 'explore', 'encounter', 'fight', 'quest', 'camp'] as const
export type Action = (typeof ACTIONS)[number]

const PREVIEWS = 200 // are remembered

/** What the drawn map asks of whoever looks at it. */
export type Viewer = Pick<
  Play,
  | 'face'
  | 'nameOf'
  | 'isLit'
  | 'walkTo'
  | 'activate'
  | 'picked'
  | 'shown'
  | 'hinted'
  | 'cursor'
  | 'hovered'
  | 'land'
> & { readonly session: Pick<TableSession, 'names'> }

export class Play {
  readonly camera = new Camera()
  picked = $state('') // the space whose card is open
  hovered = $state('') // the space that is pointed at
  cursor = $state('') // the space that the arrow keys have reached
  shown = $state.raw<readonly string[]>([]) // spaces that something else points at
  /** Spaces that the practised clerk points at. */
  readonly hinted = $derived.by((): readonly string[] => placesOf(lampOf(this.session).option))
  note = $state.raw<Note | null>(null)
  only = $state<Action | ''>('') // the action whose places are asked for
  tab = $state<Tab>('decide')
  viewed = $state<number | null>(null) // the seat whose board is looked at, if another's
  warned = $state.raw<GameEnd | null>(null) // of a choice that would end the game
  listed = $state(false) // whether the map is shown as a list
  moving = $state.raw<readonly Movement[]>([]) // figures and tokens that are on their way
  prowling = $state(false) // whether it is shown what enemies would do
  prowl = $state(0) // the number of the enemy that is pointed at, from 1
  retold = $state.raw<ToldCard | null>(null) // the activation that is looked at step by step
  step = $state(1) // of it

  readonly table = $derived.by(() => this.session.shown?.table as Table | undefined)
  readonly board = $derived.by(() => (this.session.shown?.board as Board | undefined) ?? null)
  readonly land = $derived.by((): Land | null =>
    this.table && this.board ? landOf(this.table, this.board) : null,
  )
  readonly decision = $derived.by((): DecisionInfo | null => this.session.mine)
  readonly options = $derived.by((): readonly OptionInfo[] => this.decision?.options ?? [])
  /** The options that cards in front of a survivor offer: none while a card over the map asks. */
  readonly offered = $derived.by(() => (isCard(this.decision?.inquiry) ? [] : this.options))
  readonly isTurn = $derived(this.decision?.kind === 'turn')
  /** The seat at this side of the table; -1 for nobody's. */
  readonly me = $derived.by(
    () => this.decision?.seat ?? Math.max(-1, this.session.shown?.seat ?? -1),
  )
  readonly survivor = $derived.by((): Survivor | null => this.table?.survivors[this.me] ?? null)
  readonly walks = $derived.by(
    (): ReadonlyMap<string, Walk> =>
      new Map((this.isTurn ? (this.board?.walks ?? []) : []).map((walk) => [walk.space, walk])),
  )
  /** What enemies would do, in the order of their numbers. */
  readonly prowls = $derived.by((): readonly Prowl[] => this.board?.prowls ?? [])
  /** The arrows on the map. */
  readonly strides = $derived.by((): Stride[] => {
    if (this.retold) return stridesBehind(this.retold.lines ?? [], this.step)
    return this.prowling ? stridesAhead(this.prowls, this.prowl) : []
  })
  /** The options by the spaces that they point at. */
  readonly places = $derived.by((): ReadonlyMap<string, OptionInfo[]> => {
    const found = new Map<string, OptionInfo[]>()
    for (const option of this.options) {
      if (option.kind === 'step') continue // walks have them
      for (const place of option.targets.places ?? []) {
        const space = place.includes('.') ? place : facedown(place)
        found.set(space, [...(found.get(space) ?? []), option])
      }
    }
    return found
  })

  readonly #previews = new Map<string, Promise<Preview | null>>()

  constructor(readonly session: TableSession) {}

  face(kind: string, id: string | null | undefined): Face | null {
    return id ? (this.session.faces[`${kind}:${id}`] ?? null) : null
  }

  nameOf(kind: string, id: string | null | undefined): string {
    return this.face(kind, id)?.name ?? id ?? ''
  }

  /** The way to a space that can be walked now. */
  walkTo(space: string): Walk | null {
    if (this.session.slow || (this.only && this.only !== 'move')) return null
    const walk = this.walks.get(space) ?? null
    // What needs another action is lit only where there is nothing nearer to go by.
    return walk?.action && (this.table?.points ?? 0) > 0 && this.only !== 'move' ? null : walk
  }

  /** The options that point at a space, beside walking there. */
  optionsAt(space: string): OptionInfo[] {
    if (this.session.slow) return []
    const found = this.places.get(space) ?? []
    return this.only ? found.filter(({ kind }) => kind === this.only) : found
  }

  /** Whether a lamp hangs over a space: something can be done there. */
  isLit(space: string): boolean {
    return this.walkTo(space) !== null || this.optionsAt(space).some((each) => !isAside(each))
  }

  /** A click or Enter on a space: open its card, choose, or ask why not. */
  async activate(space: string, again = false): Promise<void> {
    this.note = null
    const options = this.optionsAt(space)
    const walk = this.walkTo(space)
    const [first] = options
    // A question that only asks for a space is answered by the space.
    if (first && options.length === 1 && !walk && !this.isTurn && !settings.confirm) {
      await this.choose(first)
      return
    }
    if (again && this.picked === space && options.length + Number(walk !== null) === 1) {
      await (walk ? this.walk(walk) : first && this.choose(first))
      return
    }
    this.picked = this.picked === space && !again ? '' : space
    if (this.picked && !walk && options.length === 0) await this.askWhy(space)
  }

  async walk(walk: Walk): Promise<boolean> {
    return this.make(...walk.choices)
  }

  async choose(option: OptionInfo): Promise<boolean> {
    return this.make(option.choice)
  }

  /** Make the choice that was warned of. */
  async insist(): Promise<boolean> {
    const end = this.warned
    this.warned = null
    return end !== null && !this.session.pending && this.session.choose(end.choice)
  }

  /** Make choices, unless one would end the game: that is said first. */
  async make(...choices: string[]): Promise<boolean> {
    if (this.session.pending) return false
    this.warned = this.board?.ends.find(({ choice }) => choices.includes(choice)) ?? null
    return this.warned === null && this.session.choose(...choices)
  }

  /** The options of a kind. */
  of(kind: string): OptionInfo[] {
    return this.options.filter((option) => option.kind === kind)
  }

  /** Take an action: at once where there is one way, else its places are lit. */
  async act(kind: Action): Promise<void> {
    const options = this.of(kind)
    const [first] = options
    if (this.only === kind) this.only = ''
    else if (first && options.length === 1 && kind !== 'explore') await this.choose(first)
    else this.only = kind
    this.picked = ''
  }

  /** Show what enemies would do, or no more. */
  showProwls(shown: boolean): void {
    this.prowling = shown
    this.prowl = 0
    this.retold = null
  }

  /** Look at an activation step by step, or no more. */
  retell(card: ToldCard | null): void {
    this.retold = card
    this.step = 1
    this.prowling = false
    this.follow()
  }

  /** Go to a step of the activation. */
  goStep(step: number): void {
    const steps = stepsOf(this.retold?.lines ?? [])
    this.step = Math.max(1, Math.min(step, steps.length))
    this.follow()
  }

  /** Bring the step that is looked at into sight. */
  follow(): void {
    const step = stepsOf(this.retold?.lines ?? [])[this.step - 1]
    for (const space of step?.route ?? []) {
      const drawn = this.land?.at.get(space)
      if (drawn) this.camera.reveal(drawn.middle)
    }
  }

  dismiss(): void {
    this.picked = ''
    this.note = null
    this.only = ''
    this.shown = []
    this.warned = null
  }

  async askWhy(space: string): Promise<void> {
    if (this.session.replay) return
    const seq = this.session.position?.seq
    const { reasons } = await this.session.why(space)
    if (seq === this.session.position?.seq && this.picked === space) {
      this.note = reasons.length > 0 ? { space, reasons } : null
    }
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

  /** Where the survivor of this side stands, on the map. */
  here(): { x: number; y: number } | null {
    const space = this.survivor?.space ?? this.table?.survivors.find(({ space }) => space)?.space
    return this.land?.at.get(space ?? '')?.middle ?? null
  }

  findMe(): void {
    const here = this.here()
    if (here) this.camera.centre(here, Math.max(this.camera.zoom, 1))
  }
}

/** Whether an option only happens to be somewhere: a fight has its enemy, a card its owner. */
function isAside({ kind }: OptionInfo): boolean {
  return kind === 'use' || kind === 'perk'
}
