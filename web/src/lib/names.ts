/** Names of players where there is little room: cut in the middle, since people differ at the end. */

const LONG = 10 // letters; shorter names are not cut in two
const END = 2 // letters that stay at the end of a long name

/** A name in two: what may be cut, and what must stay, such as the number of a clerk. */
export function halves(name: string): [string, string] {
  const number = /\s*\S*\d\S*$/.exec(name)
  if (number && number.index > 0) return [name.slice(0, number.index), number[0]]
  return name.length > LONG ? [name.slice(0, -END), name.slice(-END)] : [name, '']
}

/** A name of so many letters at most. */
export function shortened(name: string, most: number): string {
  if (name.length <= most) return name
  const [head, tail] = halves(name)
  const room = most - tail.length - 1
  return room > 0 ? `${head.slice(0, room).trimEnd()}…${tail}` : `${name.slice(0, most - 1)}…`
}
