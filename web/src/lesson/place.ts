/** Where the letters that the clerk speaks of go: where they cover least. */

import { overlap, type Box } from '../lib/beside'

export interface Point {
  x: number
  y: number
}

const REACHES = [52, 40, 68, 88, 110] // pixels from a dot to its letter, the best first
const ROUND = 32 // that a letter takes
const DIRECTIONS = 16
const WIDE = 120 // from this width on, a thing is pointed at in the middle of its side
const LOW = 30 // below this height, a thing has no room for a dot: it stands beside it

/** Where a thing is pointed at: in its middle, at its foot, or at its side. */
export type Mark = 'middle' | 'foot' | 'side'

/** The point of a thing that a leader ends at: beside what it says. */
export function dotOf(box: Box, mark: Mark): Point {
  const x = box.left + box.width / 2
  if (mark === 'middle') return { x, y: box.top + box.height / 2 }
  if (mark === 'foot') return { x, y: box.top + box.height - 9 }
  const y = box.width < WIDE && box.height >= LOW ? box.top + 8 : box.top + box.height / 2
  return { x: box.left + box.width + (box.height < LOW ? 5 : -5), y }
}

/** Whether a point lies in a box. */
export function isIn({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** Where the letter of a dot goes: within bounds, not under a cover, and over nothing that can be read. */
export function letterAt(
  dot: Point,
  bounds: Box,
  avoid: readonly Box[],
  covers: readonly Box[] = [],
): Point {
  const around = REACHES.flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, number) => {
      const angle = -Math.PI / 2 - (number % 2 === 0 ? 1 : -1) * Math.ceil(number / 2) * STEP
      return { x: dot.x + reach * Math.cos(angle), y: dot.y + reach * Math.sin(angle) }
    }),
  )
  return least(around, ({ x, y }) => {
    const box = { left: x - ROUND / 2, top: y - ROUND / 2, width: ROUND, height: ROUND }
    const lost = ROUND * ROUND - overlap(box, bounds) + covered(box, covers)
    return 1000 * lost + covered(box, avoid)
  })
}

const STEP = (2 * Math.PI) / DIRECTIONS

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, each) => sum + overlap(box, each), 0)
}

function least(points: readonly Point[], cost: (point: Point) => number): Point {
  const costs = points.map(cost)
  return points[costs.indexOf(Math.min(...costs))] as Point
}
