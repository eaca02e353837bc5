/** The luck of players with the dice, as bars against what was to be expected. */

export interface Fortune {
  seat: number
  fights: number
  won: number
  expected: number
}

export interface LuckBar {
  seat: number
  fights: number
  won: number
  expected: number // to one decimal
  difference: number // to one decimal; more than zero is lucky
  wonShare: number // of the axis, from 0 to 1
  expectedShare: number
}

export type Luck = 'lucky' | 'unlucky' | 'even'

/** One bar for each player who fought, on an axis that all of them share. */
export function luckBars(fortunes: readonly Fortune[]): LuckBar[] {
  const fought = fortunes.filter((fortune) => fortune.fights > 0)
  const most = Math.max(1, ...fought.map((fortune) => Math.max(fortune.won, fortune.expected)))
  return fought.map((fortune) => ({
    seat: fortune.seat,
    fights: fortune.fights,
    won: fortune.won,
    expected: tenths(fortune.expected),
    difference: tenths(fortune.won - fortune.expected),
    wonShare: fortune.won / most,
    expectedShare: fortune.expected / most,
  }))
}

/** What a difference to the expected wins is called; half a fight either way is nothing. */
export function luckOf(bar: LuckBar): Luck {
  if (bar.difference > 0.5) return 'lucky'
  if (bar.difference < -0.5) return 'unlucky'
  return 'even'
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
