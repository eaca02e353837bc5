/** What stands on a space, and where: every thing has a spot of its own, and none covers a name. */

import type { Enemy } from '../table'
import type { Point } from './hex'
import type { Fog, Land, OpenSpace } from './land'
import type { Movement } from './movements'

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

/** Where a figure or a token stands at the end of its way. */
export function endOf(land: Land, { seat, token, route }: Movement): Point | null {
  const space = land.at.get(route.at(-1) ?? '')
  if (!space) return null
  const standing = arranged(space.spots, thingsOn(space, false))
  const own = standing.find(({ thing }) => isMover(thing, seat, token))
  return own?.at ?? space.spots[0] ?? space.middle
}

/** Whether a thing is what moves. */
export function isMover(thing: Thing, seat: number, token: string): boolean {
  if (thing.kind === 'survivor') return token === '' && thing.seat === seat
  return thing.kind === 'enemy' && token !== '' && thing.enemy.token === token
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
