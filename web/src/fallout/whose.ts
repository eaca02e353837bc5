/** Whose board is looked at, and which choices its cards are. */

import type { OptionInfo } from '../lib/protocol'
import type { Play } from './play.svelte'
import type { Survivor } from './table'

// Choices about cards of the shop, of a deck or of somebody else.
const NOT_OWN: ReadonlySet<string> = new Set(['buy', 'draw', 'recruit', 'salvage', 'take', 'want'])

/** A card in front of a survivor. */
export interface Lying {
  kind: string // of its face: "item", "character", "perk", "agenda"
  id: string
  place?: string // "equipped", "inventory", "beside"
  exhausted?: boolean
}

/** The seat whose board is shown: another's that is looked at, one's own, or whose turn it is. */
export function seatShown(play: Play): number {
  return play.viewed ?? (play.me >= 0 ? play.me : (play.table?.active ?? 0))
}

export function survivorShown(play: Play): Survivor | null {
  return play.table?.survivors[seatShown(play)] ?? null
}

/** The choices that a card of the own board is. */
export function optionsOn(options: readonly OptionInfo[], card: Lying): OptionInfo[] {
  return options.filter(
    ({ kind, targets }) =>
      !NOT_OWN.has(kind) &&
      (kind !== 'equip' || card.place === 'inventory') &&
      (targets.cards ?? []).some(
        (each) =>
          each.kind === card.kind &&
          each.id === card.id &&
          (!each.place || each.place === card.place) &&
          (!each.state || each.state === (card.exhausted ? 'exhausted' : 'ready')),
      ),
  )
}

/** The choices that are made on the cards in front of the survivor of this side. */
export function onCards(options: readonly OptionInfo[], survivor: Survivor | null): OptionInfo[] {
  const offered = new Set(
    (survivor ? cardsOf(survivor) : []).flatMap((card) => optionsOn(options, card)),
  )
  return options.filter((option) => offered.has(option))
}

function cardsOf(survivor: Survivor): Lying[] {
  return [
    ...(['equipped', 'inventory', 'beside'] as const).flatMap((place) =>
      survivor[place].map(({ item, kind, exhausted }) => ({
        kind: kind === 'ability' ? 'character' : 'item',
        id: item,
        place,
        exhausted,
      })),
    ),
    ...survivor.perks.map((id) => ({ kind: 'perk', id })),
    ...(survivor.hand ?? []).map(({ agenda }) => ({ kind: 'agenda', id: agenda })),
  ]
}
