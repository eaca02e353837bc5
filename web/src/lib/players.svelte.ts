/** The emblems of the players: each is a shape, a glyph, a hat and a colour. */
export const EMBLEMS = ['lantern', 'umbrella', 'teapot', 'key'] as const

export type Emblem = (typeof EMBLEMS)[number]

/** At the table that is shown: which emblem each seat has. Elsewhere they follow the seats. */
let given = $state.raw<readonly number[]>([])

/** Have the seats of a table show the emblems of their people, who may have moved on a seat. */
export function giveEmblems(emblems: readonly number[]): void {
  given = emblems
}

export function emblemOf(seat: number): Emblem {
  const emblem = given[seat] ?? seat
  return EMBLEMS[((emblem % 4) + 4) % 4]!
}
