/** The way from a thing to the box beside it: while the pointer is on it, the box stays. */

import type { Box } from './beside'

interface Point {
  x: number
  y: number
}

/** Whether a point is on a thing, on its box, or on the wedge between them. */
export function isOnWay(point: Point, thing: Box, box: Box): boolean {
  const corners = hull([...cornersOf(thing), ...cornersOf(box)])
  return corners.every((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Point
    return cross(corner, next, point) >= 0
  })
}

function cornersOf({ left, top, width, height }: Box): Point[] {
  const [right, bottom] = [left + width, top + height]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The corners of the smallest convex shape around some points, in one direction. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.reverse())]
}

function chain(points: readonly Point[]): Point[] {
  const found: Point[] = []
  for (const point of points) {
    while (
      found.length > 1 &&
      cross(found[found.length - 2] as Point, found[found.length - 1] as Point, point) <= 0
    ) {
      found.pop()
    }
    found.push(point)
  }
  return found.slice(0, -1)
}

/** Above 0 if a point is on the left of the way from one to another, where y grows downwards. */
function cross(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
}
