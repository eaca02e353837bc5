/** What stands on a space, and where: every thing has a spot of its own, and none covers a name. */

import type { Enemy } from '../table'
import type { Point } from './hex'
import type { Fog, OpenSpace } from './land'

export type Thing =
  | { kind: 'lamp' }
  | { kind: 'survivor'; seat: number }
  | { kind: 'enemy'; enemy: Enemy }
  | { kind: 'icon'; type: string }

export interface Standing {
  thing: Thing
  at: Point
  scale: number
}

const ASIDE = 14
const ABOVE = 11

/** The things on a space, in the order in which they are given the best spots. */
export function thingsOn(space: OpenSpace | Fog, isLit: boolean): Thing[] {
  const open = 'space' in space ? space.space : null
  const things: Thing[] = [
    ...(isLit && open ? [{ kind: 'lamp' } as const] : []),
    ...(open?.survivors ?? []).map((seat): Thing => ({ kind: 'survivor', seat })),
    ...space.enemies.map((enemy): Thing => ({ kind: 'enemy', enemy })),
  ]
  const icon = open?.enemy_icon
  return things.length === 0 && icon ? [{ kind: 'icon', type: icon }] : things
}

/** Spots for things: a cell each, or halves or quarters of cells where there are more of them. */
export function arranged(spots: readonly Point[], things: readonly Thing[]): Standing[] {
  const [places, scale] = placesFor(spots, things.length)
  return things.map((thing, i) => ({ thing, at: places[i % places.length] as Point, scale }))
}

function placesFor(spots: readonly Point[], number: number): [Point[], number] {
  if (number <= spots.length) return [[...spots], 1]
  const halves = spots.flatMap(({ x, y }) => [
    { x: x - ASIDE, y },
    { x: x + ASIDE, y },
  ])
  if (number <= halves.length) return [halves, 0.8]
  const quarters = halves.flatMap(({ x, y }) => [
    { x, y: y - ABOVE },
    { x, y: y + ABOVE },
  ])
  return [quarters, 0.56]
}
