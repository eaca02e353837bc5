/** Turning points as flags over a chart: one for each round that has any. */

export interface Flag {
  round: number
  label: string // the number of the moment, or the first and last of several
}

/** The flags of moments that are numbered from 1 in their order. */
export function flagsOf(moments: readonly { round: number }[]): Flag[] {
  const numbers = new Map<number, number[]>()
  moments.forEach(({ round }, index) => {
    numbers.set(round, [...(numbers.get(round) ?? []), index + 1])
  })
  return [...numbers].map(([round, own]) => ({ round, label: labelOf(own) }))
}

function labelOf(numbers: readonly number[]): string {
  const first = numbers[0]!
  const last = numbers.at(-1)!
  if (numbers.length === 1) return String(first)
  // Moments come in the order of the game, so those of a round follow each other.
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ')
}
