/** The pages of a story in their order, and which of them somebody has still to read. */
import type { LogEntry, ToldCard } from './protocol'

/** A card of the story as it is now, and the line by which its story came to be so. */
export interface Page {
  card: ToldCard
  line: number
  /** The round in which it began; 0 before the first. */
  round: number
}

/** What was read: everything up to a line, and some cards as they were at a later one. */
export interface Read {
  line: number
  cards: Record<string, number>
}

/** All cards of a log, in the order in which they began; of one that grew, the latest. */
export function pagesOf(log: readonly LogEntry[], prologue: ToldCard | null): Page[] {
  const pages = new Map<string, Page>()
  if (prologue) pages.set(prologue.key, { card: prologue, line: 1, round: 0 })
  for (const entry of log) {
    for (const card of entry.cards ?? []) {
      const before = pages.get(card.key)
      const round = before?.round ?? entry.round ?? 0
      const line = before && tellsAlike(before.card, card) ? before.line : entry.line
      pages.set(card.key, { card, line, round })
    }
  }
  return [...pages.values()]
}

/** Whether nothing is to be read that was not there before: what one gains later is no story. */
function tellsAlike(before: ToldCard, now: ToldCard): boolean {
  const [had, has] = [before.lines ?? [], now.lines ?? []]
  return before.settled !== false && before.text === now.text && had.length === has.length
}

/**
 * Whether a page waits until a seat has read it. Only what concerns the seat does: its own deeds,
 * and what everybody begins with. The rest is in the diary.
 */
export function concerns({ card, round }: Page, seat: number): boolean {
  if (seat < 0 || card.settled === false || card.kind === 'activation') return false
  return card.seat === seat || (round === 0 && (card.kind === 'prologue' || card.kind === 'staged'))
}

/** The pages that a seat has not read yet, the oldest first. */
export function unread(pages: readonly Page[], read: Read, seat: number): Page[] {
  return pages.filter(
    (page) =>
      page.line > Math.max(read.line, read.cards[page.card.key] ?? 0) && concerns(page, seat),
  )
}

/** What is read once a page is; when nothing else waits, all that came before is done with. */
export function readAlso(read: Read, page: Page, pages: readonly Page[], seat: number): Read {
  const next = { ...read, cards: { ...read.cards, [page.card.key]: page.line } }
  if (unread(pages, next, seat).length > 0) return next
  // Cards that are not settled yet will be told again by a later line.
  const line = pages.reduce((last, each) => Math.max(last, each.line), read.line)
  return { line, cards: {} }
}

/** A card in sentences, for the ear. */
export function spokenCard(card: ToldCard): string {
  return [card.title, card.lead, card.said, card.text]
    .filter((part) => part)
    .map((part) => (/[.!?…”»]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ')
}
