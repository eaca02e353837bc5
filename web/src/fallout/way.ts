/** The way of a survivor over a map that is drawn: its lines, its places, and what of the map to show. */
import type { Point } from './map/hex'
import type { Box, Land } from './map/land'

type Drawn = Pick<NonNullable<ReturnType<Land['at']['get']>>, 'spots' | 'middle'>

const MARGIN = 74 // around a way, so that the names beside it are seen
const LEAST: Readonly<Pick<Box, 'width' | 'height'>> = { width: 430, height: 300 }
const EDGE = 14 // around the whole map
const APART = 28 // of the numbers of places

/** The legs of a way as points; every step is drawn once, however often it was walked. */
export function wayOf(land: Land, legs: readonly (readonly string[])[]): Point[][] {
  const walked = new Set<string>()
  const lines: Point[][] = []
  for (const leg of legs) {
    let line: Point[] = []
    leg.forEach((space, i) => {
      const before = leg[i - 1]
      const [from, to] = [land.at.get(before ?? ''), land.at.get(space)]
      if (!from || !to) return
      const step = [from.name, to.name].sort().join(' ')
      if (walked.has(step)) line = []
      else if (line.length > 0) line.push(standOn(to))
      else lines.push((line = [standOn(from), standOn(to)]))
      walked.add(step)
    })
  }
  return lines
}

/** Where a way leads through a space: beside its name, and where others stand last. */
export function standOn(drawn: Drawn): Point
export function standOn(drawn: Drawn | undefined): Point | undefined
export function standOn(drawn: Drawn | undefined): Point | undefined {
  return drawn?.spots.at(-1) ?? drawn?.middle
}

/** The part of the map around some points; all of it if there are none. */
export function framed(land: Land, points: readonly Point[]): Box {
  if (points.length === 0) return widened(land.box, EDGE)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  return atLeast(widened(box, MARGIN))
}

/** Where the number of a place stands: at the place, or beside those that stand there already. */
export function aside(stops: readonly Point[], index: number, scale = 1): Point {
  const { x, y } = stops[index] as Point
  const apart = APART * scale
  const before = stops.slice(0, index).filter((stop) => Math.hypot(stop.x - x, stop.y - y) < apart)
  return { x: x + before.length * apart, y }
}

function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function atLeast({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(width, LEAST.width), Math.max(height, LEAST.height)]
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}
