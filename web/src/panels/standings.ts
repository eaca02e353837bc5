/** The order of the standings, and what parted players with equal scores. */

import type { StandingInfo } from '../lib/protocol'

/** The standings from the first place on; who shares a place stands by seat. */
export function ranked(standings: readonly StandingInfo[]): StandingInfo[] {
  return standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
}

/** Whether somebody else has the same place. */
export function isShared(standings: readonly StandingInfo[], own: StandingInfo): boolean {
  return standings.some((other) => other.seat !== own.seat && other.place === own.place)
}

/** Whether a column was compared: with somebody equal in the score and in all columns before it. */
export function isCompared(
  standings: readonly StandingInfo[],
  own: StandingInfo,
  column: number,
): boolean {
  return standings.some(
    (other) =>
      other.seat !== own.seat &&
      other.score === own.score &&
      own.tie_breaks.slice(0, column).every((value, index) => value === other.tie_breaks[index]),
  )
}
