/** Where a box goes beside a thing: where it covers least, and always on the screen. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Placed {
  left: number
  top: number
  side: Side
  arrow: number // along the side that faces the thing
}

export interface Size {
  width: number
  height: number
}

type Align = 'middle' | 'start' | 'end'

const ALIGNED: readonly Align[] = ['middle', 'start', 'end']
const GAP = 11
const MARGIN = 6
const EDGE = 16 // that an arrow keeps from the corners
const ORDERS: Readonly<Record<'aside' | 'below', readonly Side[]>> = {
  aside: ['right', 'left', 'below', 'above'],
  below: ['below', 'above', 'right', 'left'],
}

/** A place for a box of a size; of places that cover equally little, the preferred one. */
export function beside(
  thing: Box,
  size: Size,
  screen: Size,
  prefer: 'aside' | 'below' = 'aside',
  avoid: readonly Box[] = [],
  kept: readonly Box[] = [],
): Placed {
  let best: Placed | null = null
  let least = Infinity
  for (const [side, align] of placesOf(prefer)) {
    const placed = at(side, align, thing, size, screen)
    const box = { left: placed.left, top: placed.top, ...size }
    // Where there is no room, the box is pushed over the thing itself: the last resort.
    const covered = [thing, ...kept].reduce((sum, each) => sum + 1000 * overlap(box, each), 0)
    const cost = avoid.reduce((sum, each) => sum + overlap(box, each), covered)
    if (cost < least) [best, least] = [placed, cost]
  }
  return best ?? at('right', 'middle', thing, size, screen)
}

/** All places in their order: in the middle of each side first, then along its edges. */
function placesOf(prefer: 'aside' | 'below'): [Side, Align][] {
  return ALIGNED.flatMap((align) => ORDERS[prefer].map((side): [Side, Align] => [side, align]))
}

function at(side: Side, align: Align, thing: Box, size: Size, screen: Size): Placed {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 }
  let left = aligned(align, thing.left, thing.width, size.width)
  let top = aligned(align, thing.top, thing.height, size.height)
  if (side === 'right') left = thing.left + thing.width + GAP
  if (side === 'left') left = thing.left - GAP - size.width
  if (side === 'below') top = thing.top + thing.height + GAP
  if (side === 'above') top = thing.top - GAP - size.height
  left = within(left, MARGIN, screen.width - size.width - MARGIN)
  top = within(top, MARGIN, screen.height - size.height - MARGIN)
  const aside = side === 'right' || side === 'left'
  const along = aside ? middle.y - top : middle.x - left
  const most = (aside ? size.height : size.width) - EDGE
  return { left, top, side, arrow: within(along, EDGE, Math.max(EDGE, most)) }
}

function aligned(align: Align, start: number, length: number, size: number): number {
  if (align === 'start') return start
  return align === 'end' ? start + length - size : start + (length - size) / 2
}

export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return width > 0 && height > 0 ? width * height : 0
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
