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

const SPACE = /^L(\d+)\.(\d+|e)$/

/** Where a space such as `L2.4` is, or null for what is not the name of a space. */
export function placeOf(space: string): Place | null {
  const match = SPACE.exec(space)
  if (!match) return null
  const [, level = '', number = ''] = match
  if (number === 'e') return { level: Number(level), column: ELEVATOR }
  const place = Number(number) - 1
  return { level: Number(level), column: place < ELEVATOR ? place : place + 1 }
}

/** The slot of a level (0 to 5) that a column belongs to, or null for the shaft. */
export function slotOf(column: number): number | null {
  if (column === ELEVATOR) return null
  return Math.floor((column < ELEVATOR ? column : column - 1) / 2)
}

/** The slot on a side of the elevator in which the next room is built: the nearest empty one. */
export function nextSlot(level: Level, side: string): number | null {
  const half = SLOTS / 2
  const order = side === 'left' ? [half - 1, half - 2, 0] : [half, half + 1, SLOTS - 1]
  return order.find((slot) => level.rooms[slot] === null) ?? null
}

/** The space that an arrow key leads to, or the same one where there is no other. */
export function towards(table: Table, from: string, key: Arrow): string {
  const at = placeOf(from)
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
  let best: string | null = null
  let least = Infinity
  for (const space of level ? spacesOf(level) : []) {
    const place = placeOf(space.space)
    const distance = place ? Math.abs(place.column - column) : Infinity
    if (distance < least) [best, least] = [space.space, distance]
  }
  return best
}
