/** Picking dice: which of them are rolled again, and what that leads to. */

import type { Contest, FightEnd, Prospect } from '../../lib/protocol'

export const DICE = 3

/** The dice that the odds would roll again. */
export function advised(contest: Contest): number[] {
  return contest.rolls?.find(({ choice }) => choice === contest.advice)?.dice ?? []
}

export function toggled(picked: readonly number[], die: number): number[] {
  const next = picked.includes(die) ? picked.filter((each) => each !== die) : [...picked, die]
  return next.sort((a, b) => a - b)
}

/** What rolling these dice leads to, if they may be rolled. */
export function rollOf(contest: Contest, picked: readonly number[]): Prospect | null {
  const wanted = [...picked].sort((a, b) => a - b).join()
  return contest.rolls?.find((roll) => roll.dice?.join() === wanted) ?? null
}

/** A bar of the distribution: so much damage, and how often each end comes with it. */
export interface Bar {
  damage: number
  killed: number
  stays: number
  home: number
}

/** The ends of a fight by the damage that comes with them, from the mildest. */
export function bars(ends: readonly FightEnd[]): Bar[] {
  const found = new Map<number, Bar>()
  for (const { key, percent, damage = 0 } of ends) {
    const bar = found.get(damage) ?? { damage, killed: 0, stays: 0, home: 0 }
    bar[key] += percent
    found.set(damage, bar)
  }
  return [...found.values()].sort((a, b) => a.damage - b.damage)
}
