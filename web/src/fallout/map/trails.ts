/** What happened, as lines on the map: ways in the colour of who went, and numbered plates. */

import type { Deeds } from '../../lib/since.svelte'
import { type Point, WIDTH } from './hex'
import { type Land, placeOn } from './land'
import { type Way, waysOf } from './movements'

/** The way of a figure or a token, from where it began. */
export interface Trail {
  seat: number // -1 for a token
  points: readonly Point[]
}

/** The number of a move, where it happened. */
export interface Plate {
  number: number
  seat: number
  at: Point
}

const ASIDE = { x: 15, y: -17 } // of a plate beside what stands on a space
const NEXT = 19 // from one plate to the next at the same point
const ROWS = [0, -1, 1, -2, 2] // of plates about a point, those above it first
const ABREAST = 3 // plates in a row
const NAME = { aside: 36, above: 30, below: 22 } // what the name of a place and its tag take up
const RUN = { aside: 36, above: 30, below: 0 } // and where a name runs into the next cell

export function trailsOf(
  moves: readonly Deeds[],
  land: Land,
): { trails: Trail[]; plates: Plate[] } {
  const trails: (Way & Trail)[] = []
  const plates: Plate[] = []
  for (const move of moves) {
    const ways = waysOf(move.entries)
    for (const way of ways) {
      const points = pointsOf(land, way.route)
      if (points.length < 2) continue
      plates.push({ number: move.number, seat: way.seat, at: middleOf(points) })
      const last = trails.findLast(({ seat, token }) => seat === way.seat && token === way.token)
      if (last && last.route.at(-1) === way.route[0]) {
        last.route.push(...way.route.slice(1))
        last.points = [...last.points, ...points.slice(1)]
      } else trails.push({ ...way, points })
    }
    const place = ways.length === 0 ? placeOn(land, move.place) : null
    if (place) {
      const spot = place.spots[0] ?? place.middle
      const at = { x: spot.x + ASIDE.x, y: spot.y + ASIDE.y }
      plates.push({ number: move.number, seat: move.seat, at })
    }
  }
  return {
    trails: trails.map(({ seat, points }) => ({ seat, points })),
    plates: apart(plates, land),
  }
}

function pointsOf(land: Land, route: readonly string[]): Point[] {
  return route.flatMap((space) => {
    const found = land.at.get(space)
    return found ? [found.spots[0] ?? found.middle] : []
  })
}

/** The middle of the last stretch of a way. */
function middleOf(points: readonly Point[]): Point {
  const [one, two] = points.slice(-2) as [Point, Point]
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
}

/** Plates side by side where several would lie on one point, and none upon the name of a place. */
export function apart<P extends { at: Point }>(plates: readonly P[], land: Land): P[] {
  const laid: P[] = []
  for (const plate of plates) {
    const free = around(plate.at).filter(
      ({ x, y }) => !laid.some(({ at }) => Math.hypot(at.x - x, at.y - y) < NEXT - 1),
    )
    const at = free.find((point) => !isOnName(point, land)) ?? free[0] ?? plate.at
    laid.push({ ...plate, at })
  }
  return laid
}

/** Where a plate may lie that belongs to a point, the nearest first. */
function around({ x, y }: Point): Point[] {
  const steps = ROWS.flatMap((row) => Array.from({ length: ABREAST }, (_, i) => ({ i, row })))
  return steps
    .toSorted((one, two) => Math.hypot(one.i, one.row) - Math.hypot(two.i, two.row))
    .map(({ i, row }) => ({ x: x + i * NEXT, y: y + row * NEXT }))
}

function isOnName(point: Point, land: Land): boolean {
  return land.spaces.some(({ space, label, spots }) => {
    if (space.place === null) return false
    const beside = spots.filter(
      ({ x, y }) => Math.abs(y - label.y) < 1 && Math.abs(x - label.x) < WIDTH + 1,
    )
    return isIn(point, label, NAME) || beside.some((spot) => isIn(point, spot, RUN))
  })
}

function isIn(point: Point, of: Point, box: typeof NAME): boolean {
  const down = point.y - of.y
  return Math.abs(point.x - of.x) < box.aside && down > -box.above && down < box.below
}
