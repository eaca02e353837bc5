/** What happened, as lines on the map: ways in the colour of who went, and numbered plates. */

import type { Deeds } from '../../lib/since.svelte'
import type { Point } from './hex'
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
  return { trails: trails.map(({ seat, points }) => ({ seat, points })), plates: apart(plates) }
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

/** Plates side by side where several would lie on one point. */
export function apart<P extends { at: Point }>(plates: readonly P[]): P[] {
  const laid: P[] = []
  for (const plate of plates) {
    const { at } = plate
    let x = at.x
    while (laid.some((each) => Math.hypot(each.at.x - x, each.at.y - at.y) < NEXT - 1)) x += NEXT
    laid.push({ ...plate, at: { x, y: at.y } })
  }
  return laid
}
