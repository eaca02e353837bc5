/** How players are told apart in charts without colour: a shape and a kind of line for each seat. */

import type { Shape } from './charts'

const SHAPES: readonly Shape[] = ['circle', 'triangle', 'square', 'diamond']
const DASHES = ['none', '9 3', '2 3', '9 3 2 3'] as const

/** The shape of a seat's emblem. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!
}

/** The dash pattern of a seat's line. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length]!
}
