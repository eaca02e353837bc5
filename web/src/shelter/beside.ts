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
): Placed {
  let best: Placed | null = null
  let least = Infinity
  for (const side of ORDERS[prefer]) {
    const placed = at(side, thing, size, screen)
    const box = { left: placed.left, top: placed.top, ...size }
    // Where there is no room, the box is pushed over the thing itself: the last resort.
    const covered = 1000 * overlap(box, thing)
    const cost = avoid.reduce((sum, each) => sum + overlap(box, each), covered)
    if (cost < least) [best, least] = [placed, cost]
  }
  return best ?? at('right', thing, size, screen)
}

function at(side: Side, thing: Box, size: Size, screen: Size): Placed {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 }
  let left = middle.x - size.width / 2
  let top = middle.y - size.height / 2
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

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return width > 0 && height > 0 ? width * height : 0
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
