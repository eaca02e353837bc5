/** The tables that this browser knows, with the secrets that open them. */
import type { Opened } from './protocol'
import { browserStore, type Store } from './store'

export interface Kept {
  table: string
  token: string
  game: string
  title: string
  names: string[]
  at: number
  over: boolean
  /** Seats whose links the opener can hand out, by number. */
  links: Record<number, string>
  watch: string
}

const KEY = 'overseer.tables'
const TAB = 'overseer.tab'
const MOST = 30

export class Keep {
  #store: Store
  #tab: Store
  #tables: Kept[]

  constructor(store: Store, tab: Store) {
    this.#store = store
    this.#tab = tab
    this.#tables = $state(store.read<Kept[]>(KEY) ?? [])
  }

  /** All tables, the latest first. */
  get tables(): readonly Kept[] {
    return this.#tables
  }

  find(table: string): Kept | null {
    return this.#tables.find((each) => each.table === table) ?? null
  }

  /** The token that opens a table here: the one this tab came with, else the one last used. */
  tokenFor(table: string): string {
    const own = this.#tab.read<Record<string, string>>(TAB)?.[table]
    return own ?? this.find(table)?.token ?? ''
  }

  /** Remember a table that was opened here. */
  opened(opened: Opened, about: { game: string; title: string; at: number }): void {
    const links: Record<number, string> = {}
    for (const { seat, token } of opened.seats) if (token) links[seat] = token
    this.#put({
      ...about,
      table: opened.table,
      token: opened.token,
      names: opened.seats.map((seat) => seat.name),
      over: false,
      links,
      watch: opened.watch ?? '',
    })
  }

  /** Remember a table that one sat down at, or what has become of it. */
  visited(visit: Pick<Kept, 'table' | 'token' | 'game' | 'title' | 'names' | 'at' | 'over'>): void {
    const known = this.find(visit.table)
    const same = known?.token === visit.token
    this.#put({
      ...visit,
      links: same ? known.links : {},
      watch: same ? known.watch : '',
    })
  }

  /** Remember a new link of a seat, at a table that was opened here. */
  link(table: string, seat: number, token: string): void {
    const known = this.find(table)
    if (known) this.#put({ ...known, links: { ...known.links, [seat]: token } })
  }

  /** Remember a new link to watch, at a table that was opened here. */
  watched(table: string, token: string): void {
    // Which token a tab goes by is not touched: another tab may have visited the table since.
    this.#tables = this.#tables.map((each) =>
      each.table === table ? { ...each, watch: token } : each,
    )
    this.#store.write(KEY, this.#tables)
  }

  forget(table: string): void {
    this.#tables = this.#tables.filter((each) => each.table !== table)
    this.#store.write(KEY, this.#tables)
  }

  #put(kept: Kept): void {
    const others = this.#tables.filter((each) => each.table !== kept.table)
    this.#tables = [kept, ...others].slice(0, MOST)
    this.#store.write(KEY, this.#tables)
    const tab = this.#tab.read<Record<string, string>>(TAB) ?? {}
    this.#tab.write(TAB, { ...tab, [kept.table]: kept.token })
  }
}

export const keep = new Keep(browserStore('localStorage'), browserStore('sessionStorage'))
