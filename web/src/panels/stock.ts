/** The stock list as it is looked through: words, places and tags. */
import type { Share, Stock, StockCard, StockPart } from '../lib/protocol'
import { fold } from './search'

/** Which places are shown: all, what can still come, what is in play, what is gone. */
export const PLACES = ['all', 'coming', 'out', 'used'] as const
export type Place = (typeof PLACES)[number]

export interface Wish {
  words: readonly string[]
  place: Place
  /** By filters, in their order: the tags of which a card must have one. None asks for nothing. */
  tags: readonly (readonly string[])[]
}

const WHERE: Readonly<Record<Place, readonly Share['where'][]>> = {
  all: ['deck', 'track', 'out', 'used'],
  coming: ['deck', 'track'],
  out: ['out'],
  used: ['used'],
}

/** Whether a card is looked for. */
export function isWished(card: StockCard, { words, place, tags }: Wish): boolean {
  const own = card.tags ?? []
  const inside = fold([card.name, card.text, card.place, card.face?.sort_name ?? ''].join('\n'))
  return (
    card.shares.some(({ where }) => WHERE[place].includes(where)) &&
    tags.every((some) => some.length === 0 || some.some((tag) => own.includes(tag))) &&
    words.every((word) => inside.includes(word))
  )
}

/** The parts with the cards that are looked for; parts without any are left out. */
export function wished(stock: Stock, wish: Wish): StockPart[] {
  return stock.parts
    .map((part) => ({ ...part, cards: (part.cards ?? []).filter((card) => isWished(card, wish)) }))
    .filter((part) => part.cards.length > 0)
}

/** Whether no copy of a card can come any more. */
export function isGone(card: StockCard): boolean {
  return !card.shares.some(({ where }) => where === 'deck' || where === 'track')
}

/** A mark for each copy of a card, by where it lies. */
export function ticksOf(card: StockCard): Share['where'][] {
  return card.shares.flatMap(({ where, count }) => Array<Share['where']>(count).fill(where))
}
