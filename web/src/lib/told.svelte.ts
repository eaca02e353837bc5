/** A reader of the story: cards wait one after the other until they are read. */
import type { Story, ToldCard } from './protocol'
import type { TableSession } from './session.svelte'
import { browserStore, type Store } from './store'
import { pagesOf, readAlso, unread, type Page, type Read } from './told'

export class ToldQueue {
  /** A card that was opened once more, from the diary. */
  opened = $state.raw<ToldCard | null>(null)

  readonly pages: readonly Page[] = $derived.by(() =>
    pagesOf(this.session.log, this.session.prologue),
  )
  readonly waiting: readonly Page[] = $derived.by(() =>
    this.session.replay || this.session.position === null
      ? []
      : unread(this.pages, this.#readBy(this.#seat), this.#seat),
  )
  /** The card to be read now. */
  readonly card: ToldCard | null = $derived.by(() => this.opened ?? this.waiting[0]?.card ?? null)
  /** What is read before the decision that is open, once no card waits. */
  readonly story: Story | null = $derived.by(() =>
    this.card ? null : (this.session.mine?.story ?? null),
  )

  #read = $state.raw<Record<number, Read>>({})
  /** Where each seat began to look, if it has read nothing yet. */
  readonly #first = new Map<number, number>()

  constructor(
    readonly session: TableSession,
    readonly store: Store = browserStore('sessionStorage'),
  ) {}

  get #seat(): number {
    return this.session.position?.seat ?? -2
  }

  /** Go on from the card that is shown. */
  goOn(): void {
    if (this.opened) {
      this.opened = null
      return
    }
    const [page] = this.waiting
    if (!page) return
    const seat = this.#seat
    const read = readAlso(this.#readBy(seat), page, this.pages, seat)
    this.#read = { ...this.#read, [seat]: read }
    this.store.write(this.#key(seat), read)
  }

  /** Open the card of a key again. */
  open(key: string): void {
    this.opened = this.pages.find(({ card }) => card.key === key)?.card ?? null
  }

  #readBy(seat: number): Read {
    const known = this.#read[seat] ?? this.store.read<Read>(this.#key(seat))
    if (known) return known
    // Who comes to a game that is under way finds what has happened in the diary.
    if (!this.#first.has(seat)) {
      const late = (this.session.position?.round ?? 0) > 1
      this.#first.set(seat, late ? (this.session.log.at(-1)?.line ?? 0) : 0)
    }
    return { line: this.#first.get(seat) ?? 0, cards: {} }
  }

  #key(seat: number): string {
    return `overseer.told.${this.session.table}.${seat}`
  }
}
