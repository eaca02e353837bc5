/** How the icons on cards are put together: a drawing, a ring around it, a tab beside it.
 *  A letter stands for itself. */

import type { Amount } from '../lib/protocol'

export interface Glyph {
  icon: string
  ring?: string // a drawing around a small one
  tab?: string // a letter, or "any" in words
  plus?: boolean
  letter?: string // instead of a drawing
}

const COMPOSED: Readonly<Record<string, Glyph>> = {
  letter: { icon: '', letter: 'S' },
  'new-dweller': { icon: 'new-dweller', plus: true },
  'ready-item': { icon: 'item', ring: 'ready' },
  'refresh-items': { icon: 'item', ring: 'refresh' },
  'refresh-rooms': { icon: 'rooms', ring: 'refresh' },
  'train-any': { icon: 'train', tab: 'any' },
}
const TRAIN = /^train-([SPECIAL])$/

export function glyphOf(icon: string): Glyph {
  const letter = TRAIN.exec(icon)?.[1]
  if (letter) return { icon: 'train', tab: letter }
  return COMPOSED[icon] ?? { icon }
}

/** How many icons a row shows, an exchange counted with both of its sides. */
export function widthOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, amount) => {
    const sides = [...(amount.left ?? []), ...(amount.right ?? [])]
    return sum + (sides.length > 0 ? widthOf(sides) + 1 : (amount.count ?? 1))
  }, 0)
}
