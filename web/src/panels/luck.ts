/** The luck of players with the dice, as bars to the left and right of what was to be expected. */

import type { Fortune } from '../lib/protocol'

export interface LuckBar {
  seat: number
  text: string
  had: number
  due: number // to one decimal
  difference: number // to one decimal; more than zero is lucky
  share: number // of half the axis, from 0 to 1
}

export type Luck = 'lucky' | 'unlucky' | 'even'

const LEAST = 4 // that half the axis stands for, so that small differences look small

/** One bar for each player who rolled, on an axis that all of them share. */
export function luckBars(fortunes: readonly Fortune[]): LuckBar[] {
  const tried = fortunes.filter((fortune) => fortune.tries > 0)
  const most = Math.max(LEAST, ...tried.map(({ had, due }) => Math.abs(had - due)))
  return tried.map(({ seat, text, had, due }) => ({
    seat,
    text,
    had,
    due: tenths(due),
    difference: tenths(had - due),
    share: Math.abs(had - due) / most,
  }))
}

/** What a difference to what was due is called; half of one either way is nothing. */
export function luckOf(bar: LuckBar): Luck {
  if (bar.difference > 0.5) return 'lucky'
  if (bar.difference < -0.5) return 'unlucky'
  return 'even'
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
