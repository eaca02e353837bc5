/** The web of cards as one moves in it: what a card leads to, and what leads to it. */

import type { Web, WebCard, WebChapter } from '../lib/protocol'

/** All cards with the chapters they stand in, in the order in which they are read. */
export function cardsOf(web: Web): { card: WebCard; chapter: WebChapter }[] {
  return web.chapters.flatMap((chapter) => chapter.cards.map((card) => ({ card, chapter })))
}

const known = new WeakMap<Web, ReadonlyMap<string, readonly string[]>>()

/** Where every card leads, other chapters included; each web is gone through once. */
function allLeads(web: Web): ReadonlyMap<string, readonly string[]> {
  const found = known.get(web)
  if (found) return found
  const made = new Map(
    cardsOf(web).map(({ card, chapter }) => {
      const ways = chapter.ways.filter(({ source }) => source === card.key)
      const tags = (card.rows ?? []).flatMap((row) => row.tags ?? [])
      const ends = [...ways.map(({ target }) => target), ...tags.flatMap(({ to }) => to ?? [])]
      return [card.key, [...new Set(ends)]] as const
    }),
  )
  known.set(web, made)
  return made
}

/** The cards that a card leads to. */
export function leadsOf(web: Web, key: string): readonly string[] {
  return allLeads(web).get(key) ?? []
}

/** The cards that lead to a card. */
export function callersOf(web: Web, key: string): string[] {
  return [...allLeads(web)].filter(([, ends]) => ends.includes(key)).map(([other]) => other)
}

/** A card with all that it leads to, and all that leads to it; nothing where none is meant. */
export function litBy(web: Web, key: string): ReadonlySet<string> {
  return new Set(key ? [key, ...leadsOf(web, key), ...callersOf(web, key)] : [])
}

/** Where an arrow key leads from a card: along its ways, or up and down among its neighbours. */
export function stepFrom(web: Web, key: string, arrow: string): string | null {
  if (arrow === 'ArrowRight') return leadsOf(web, key)[0] ?? null
  if (arrow === 'ArrowLeft') return callersOf(web, key)[0] ?? null
  const step = { ArrowDown: 1, ArrowUp: -1 }[arrow]
  if (!step) return null
  const cards = cardsOf(web)
  return cards[cards.findIndex(({ card }) => card.key === key) + step]?.card.key ?? null
}

/** How many cards of each kind a web has. */
export function countOf(web: Web, kind: WebCard['kind']): number {
  return cardsOf(web).filter(({ card }) => card.kind === kind).length
}
