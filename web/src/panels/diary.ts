/** The diary's order: log entries by round and deed, and the filters over them. */

import type { LogEntry, ToldCard } from '../lib/protocol'

/** Everything, what one player did, what nobody did (the table itself), or rolls of dice. */
export type Filter = 'all' | 'table' | 'dice' | number

/** Equal sentences that follow each other, told once. */
export interface Remark {
  entry: LogEntry
  times: number
}

/** Something that happened, with what came of it for the same player by the same line. */
export interface Deed {
  id: string
  line: number // of the journal
  seat: number
  head: Remark
  rest: Remark[]
}

export interface Chapter {
  round: number // 0 before the first
  deeds: Deed[]
}

/** The entries that a filter lets through. */
export function filtered(log: readonly LogEntry[], filter: Filter): LogEntry[] {
  return log.filter((entry) => passes(entry, filter))
}

/** The log as chapters of rounds, each with its deeds. */
export function chaptersOf(log: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const entry of log) {
    let chapter = chapters.at(-1)
    if (chapter === undefined || chapter.round !== roundOf(entry)) {
      chapter = { round: roundOf(entry), deeds: [] }
      chapters.push(chapter)
    }
    add(chapter, entry)
  }
  return chapters
}

/** The last deeds of some chapters, at most `most` of them, and how many there are before. */
export function latest(
  chapters: readonly Chapter[],
  most: number,
): { shown: Chapter[]; before: number } {
  const shown: Chapter[] = []
  let room = most
  let before = 0
  for (const chapter of chapters.toReversed()) {
    const deeds = room > 0 ? chapter.deeds.slice(-room) : []
    room -= deeds.length
    before += chapter.deeds.length - deeds.length
    if (deeds.length > 0) shown.unshift({ round: chapter.round, deeds })
  }
  return { shown, before }
}

/** Where on the board a deed happened; empty where it has no place. */
export function placeOf(deed: Deed): string {
  const places = [deed.head, ...deed.rest].map((remark) => remark.entry.place ?? '')
  return places.find((place) => place !== '') ?? ''
}

/** The rules behind a deed, each once. */
export function rulesOf(deed: Deed): string[] {
  return [...new Set([deed.head, ...deed.rest].flatMap((remark) => remark.entry.rules ?? []))]
}

/** The cards of the story that go with a deed, each once, as far as they are settled. */
export function cardsOf(deed: Deed): ToldCard[] {
  const cards = [deed.head, ...deed.rest].flatMap((remark) => remark.entry.cards ?? [])
  return [...new Map(cards.map((card) => [card.key, card])).values()].filter(
    ({ settled }) => settled !== false,
  )
}

/** The seats that the log speaks of, in their order. */
export function seatsIn(log: readonly LogEntry[]): number[] {
  return [...new Set(log.map(seatOf))].filter((seat) => seat >= 0).sort((a, b) => a - b)
}

/** Whose doing an entry was; -1 for nobody's. */
export function seatOf(entry: LogEntry): number {
  return entry.seat ?? -1
}

/** The round of an entry; 0 before the first. */
export function roundOf(entry: LogEntry): number {
  return entry.round ?? 0
}

function passes(entry: LogEntry, filter: Filter): boolean {
  if (filter === 'all') return true
  if (filter === 'dice') return (entry.dice ?? []).length > 0 || entry.sign === 'dice'
  if (filter === 'table') return seatOf(entry) < 0
  return seatOf(entry) === filter
}

function add({ round, deeds }: Chapter, entry: LogEntry): void {
  const deed = deeds.at(-1)
  if (deed === undefined || deed.seat !== seatOf(entry) || deed.line !== entry.line) {
    const head = { entry, times: 1 }
    const nth = deeds.filter(({ line }) => line === entry.line).length
    const id = `${round}.${entry.line}.${nth}`
    deeds.push({ id, line: entry.line, seat: seatOf(entry), head, rest: [] })
    return
  }
  const last = deed.rest.at(-1) ?? deed.head
  if (last.entry.text === entry.text) last.times += 1
  else deed.rest.push({ entry, times: 1 })
}
