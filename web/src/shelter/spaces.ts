/** Where spaces are: levels from the top, columns from the left, the elevator in the middle. */

import type { Level, Table } from './table'
import { SLOTS, spacesOf } from './table'

export const ELEVATOR = 6 // between the six columns on each side
export const COLUMNS = 13

export interface Place {
  level: number
  column: number // 0 to 12, ELEVATOR is the shaft
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/** Where a space such as `L2.4` is, or null for what is not a space of the table. */
export function placeOf(table: Table, space: string): Place | null {
  for (const level of table.levels) {
    const column = columnsOf(level).get(space)
    if (column !== undefined) return { level: level.level, column }
  }
  return null
}

/** The columns of a level's spaces, by their names. */
export function columnsOf(level: Level): Map<string, number> {
  const columns = new Map(level.elevator ? [[level.elevator.space, ELEVATOR]] : [])
  level.rooms.forEach((room, slot) => {
    const left = 2 * slot + (slot < SLOTS / 2 ? 0 : 1)
    room?.spaces.forEach(({ space }, half) => columns.set(space, left + half))
  })
  return columns
}

/** The space that an arrow key leads to, or the same one where there is no other. */
export function towards(table: Table, from: string, key: Arrow): string {
  const at = placeOf(table, from)
  if (!at) return from
  const level = table.levels[at.level]
  const row = level ? spacesOf(level) : []
  const index = row.findIndex((space) => space.space === from)
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1]?.space ?? from
    case 'ArrowRight':
      return row[index + 1]?.space ?? from
    case 'Home':
      return row[0]?.space ?? from
    case 'End':
      return row[row.length - 1]?.space ?? from
    default:
      return nearest(table, at.level + (key === 'ArrowUp' ? -1 : 1), at.column) ?? from
  }
}

/** The space of a level that is nearest to a column. */
function nearest(table: Table, number: number, column: number): string | null {
  const level = table.levels[number]
  const columns = level ? columnsOf(level) : new Map<string, number>()
  let best: string | null = null
  let least = Infinity
  for (const { space } of level ? spacesOf(level) : []) {
    const distance = Math.abs((columns.get(space) ?? Infinity) - column)
    if (distance < least) [best, least] = [space, distance]
  }
  return best
}
