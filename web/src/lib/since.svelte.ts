/** What happened since one's own latest choice: moves with numbers, and where they left a mark. */

import type { LogEntry, Position } from './protocol'
import { browserStore, type Store } from './store'

/** What somebody did, or what befell the table, with all that came of it. */
export interface Deeds {
  number: number // from 1
  line: number // of the journal, by which it was done
  seat: number // -1 for nobody
  entries: LogEntry[] // the first says what it is
  place: string // the space that it changed; empty if there is none
  fresh: boolean // whether something new stands there
}

/** What this needs of a table. */
export interface Told {
  readonly table: string // its name
  readonly log: LogEntry[]
  readonly position: Position | null
  readonly seats: number[]
  readonly replay: { line: number } | null
}

const BEGINS = new Set(['new', 'round', 'turn', 'story'])
const KEY = 'overseer.since'
const MOST = 60 // seats that a browser remembers

/** By table and seat, the last line that was marked as read; the latest mark last. */
type Read = [key: string, line: number][]

export class Since {
  #read = $state.raw<Read>([])
  /** Up to which line things happened before we came, or came back. */
  #came = $state(-1)
  /** The last moves are shown once more on the board. */
  rerun = $state(false)

  #table: Told
  #store: Store

  constructor(table: Told, store: Store = browserStore('localStorage')) {
    this.#table = table
    this.#store = store
    this.#read = store.read<Read>(KEY) ?? []
  }

  /** The line after which things are news; -1 for who only watches. */
  line = $derived.by(() => this.#table.position?.since ?? -1)
  /** Whether there was no choice of one's own before. */
  first = $derived(this.line === 0)
  #all = $derived.by((): Deeds[] => {
    const { position, log } = this.#table
    if (!position || this.line < 0 || position.over) return []
    return movesSince(log, this.line, this.seat)
  })
  #decider = $derived.by(() =>
    this.#table.position?.decisions.find(
      ({ seat, options }) => this.#table.seats.includes(seat) && options.length > 0,
    ),
  )
  /** The seat of who reads: who is to decide here, else from where one looks. */
  seat = $derived.by(() => this.#decider?.seat ?? this.#table.position?.seat ?? -2)
  /** Whether some of it happened before we came, or came back. */
  away = $derived(this.#all.some(({ line }) => line <= this.#came))

  /** What is to be read: at one's turn, and for who was away. */
  moves = $derived.by((): Deeds[] => {
    const isPast = this.#table.replay !== null && !this.rerun
    if (isPast || !(this.away || this.#decider)) return []
    const read = this.#read.find(([key]) => key === this.#key)?.[1] ?? -1
    return (this.#all.at(-1)?.line ?? 0) > read ? this.#all : []
  })

  /** The last move on each space; while they are shown once more, up to the one that is shown. */
  marks = $derived.by((): ReadonlyMap<string, Deeds> => this.#marked(false))
  /** The same where something new stands. */
  fresh = $derived.by((): ReadonlyMap<string, Deeds> => this.#marked(true))

  #marked(fresh: boolean): ReadonlyMap<string, Deeds> {
    const until = this.#table.replay?.line ?? Infinity
    const marked = this.moves.filter(
      (move) => move.place && move.fresh === fresh && move.line <= until,
    )
    return new Map(marked.map((each) => [each.place, each]))
  }

  /** We have come to the table, or come back to it. */
  come(position: Position): void {
    this.#came = position.seq
  }

  /** All of it was read: the marks go. */
  read(): void {
    const last = this.moves.at(-1)
    if (!last) return
    // Another table may have been read in another tab meanwhile.
    const others = (this.#store.read<Read>(KEY) ?? []).filter(([key]) => key !== this.#key)
    this.#read = [...others, [this.#key, last.line] as [string, number]].slice(-MOST)
    this.#store.write(KEY, this.#read)
  }

  get #key(): string {
    return `${this.#table.table}.${this.seat}`
  }
}

/** The moves after a line, without what came at once of one's own choice there. */
export function movesSince(log: readonly LogEntry[], since: number, seat: number): Deeds[] {
  const news = log.filter((entry) => entry.line > since && (entry.round ?? 0) > 0)
  const first = news.findIndex((entry) => isOthers(entry, seat))
  if (first < 0) return []
  const groups: LogEntry[][] = []
  for (const entry of news.slice(first)) {
    if (isHead(entry) || beginsWalk(groups.at(-1), entry))
      groups.push([entry, ...prelude(groups.at(-1), entry)])
    else if (groups.length === 0) groups.push([entry])
    else groups.at(-1)!.push(entry)
  }
  return groups
    .map(withoutTurn)
    .filter(isMove)
    .map((entries, index) => moveOf(entries, index + 1))
}

/** Whether somebody sets out with an entry: to walk is a deed, whatever came before it. */
function beginsWalk(before: LogEntry[] | undefined, entry: LogEntry): boolean {
  const first = before?.[0]
  return walks(entry) && !(walks(first) && first?.seat === entry.seat)
}

function walks(entry: LogEntry | undefined): boolean {
  return (entry?.route ?? []).length > 0 && !entry?.mover
}

/** That somebody's turn begins goes without saying; what was done in it does not. */
function withoutTurn(entries: LogEntry[]): LogEntry[] {
  return entries.filter(({ role }) => role !== 'turn')
}

function isHead({ role = '' }: LogEntry): boolean {
  return BEGINS.has(role)
}

/** What was told of a player before the move that it belongs to, taken from the move before. */
function prelude(before: LogEntry[] | undefined, head: LogEntry): LogEntry[] {
  if (!before || (head.seat ?? -1) < 0) return []
  const [first] = before as [LogEntry]
  const isDeed = walks(first) || (isHead(first) && first.role !== 'turn')
  if (isDeed && first.seat === head.seat) return []
  const last = before.findLastIndex((entry) => isHead(entry) || entry.seat !== head.seat)
  return before.splice(last + 1)
}

function isOthers(entry: LogEntry, seat: number): boolean {
  const whose = entry.seat ?? -1
  return whose !== seat && (whose >= 0 || isHead(entry))
}

/** What nobody did counts if it can be seen on the board; a heading and a story do not. */
function isMove([head, ...rest]: LogEntry[]): boolean {
  if (!head || head.role === 'round' || head.role === 'story') return false
  return (head.seat ?? -1) >= 0 || [head, ...rest].some(({ place }) => place)
}

function moveOf(group: LogEntry[], number: number): Deeds {
  // Of dice that nobody rolled, what came of them is told first.
  const entries = (group[0]!.seat ?? -1) < 0 ? [...group].sort(byPlace) : group
  const [head] = entries
  const built = entries.find(({ fresh }) => fresh)
  const changed = built ?? entries.find(({ place }) => place)
  return {
    number,
    line: head!.line,
    seat: head!.seat ?? -1,
    entries,
    place: changed?.place ?? '',
    fresh: built !== undefined,
  }
}

function byPlace(one: LogEntry, other: LogEntry): number {
  return Number(!one.place) - Number(!other.place)
}
