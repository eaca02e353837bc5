/** The power track: where tokens have which level. */

export interface Band {
  first: number
  last: number
  level: number
}

/** Runs of equal levels before the end of the track. */
export function bandsOf(levels: readonly number[]): Band[] {
  const bands: Band[] = []
  levels.slice(0, -1).forEach((level, space) => {
    const latest = bands.at(-1)
    if (latest?.level === level) latest.last = space
    else bands.push({ first: space, last: space, level })
  })
  return bands
}
