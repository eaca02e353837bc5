/** Geometry of the charts: scales, ticks, lines, areas and labels, as plain numbers and paths. */

export interface Point {
  x: number
  y: number
}

export type Scale = (value: number) => number

export interface Extent {
  low: number
  high: number
}

/** A linear scale from values to pixels; a domain without width falls on the middle of the range. */
export function linear(domain: Extent, from: number, to: number): Scale {
  const span = domain.high - domain.low
  if (span === 0) return () => (from + to) / 2
  return (value) => from + ((value - domain.low) / span) * (to - from)
}

/** The least and greatest of some values, zero included: a chart of amounts starts at none. */
export function extentOf(rows: readonly (readonly number[])[]): Extent {
  const values = rows.flat()
  return { low: Math.min(0, ...values), high: Math.max(0, ...values) }
}

/** Whole numbers at a round distance that cover an extent in at most `most` marks. */
export function ticks(extent: Extent, most: number): number[] {
  const step = stepOf(extent.high - extent.low, Math.max(2, most))
  const marks: number[] = []
  for (let at = Math.floor(extent.low / step) * step; ; at += step) {
    marks.push(at)
    if (at >= extent.high) return marks
  }
}

/** The marks of an axis of rounds: the first, the last, and round distances between them. */
export function roundTicks(last: number, most: number): number[] {
  if (last <= 0) return [0]
  const step = stepOf(last, Math.max(2, most))
  const marks: number[] = []
  // The last round is always named, so a mark that would touch it gives way.
  for (let at = 0; last - at > step / 2; at += step) marks.push(at)
  return [...marks, last]
}

/** The least step of the form 1, 2 or 5 times a power of ten that needs at most `most` marks. */
function stepOf(span: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      // One more than the steps between, and one more where the extent starts between two marks.
      if (Math.ceil(span / (factor * power)) + 1 <= most) return factor * power
    }
  }
}

/** The path of a line through points. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('')
}

/** The path of a line that keeps its height until the next point. */
export function stepPath(points: readonly Point[]): string {
  return points
    .map((point, index) =>
      index === 0 ? `M${at(point)}` : `H${round1(point.x)}V${round1(point.y)}`,
    )
    .join('')
}

/** The path of the area between a line and a horizontal base. */
export function areaPath(points: readonly Point[], base: number): string {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  return `${linePath(points)}L${at({ x: last.x, y: base })}L${at({ x: first.x, y: base })}Z`
}

/**
 * By series and round, how far a point is moved up or down so that equal values stay apart.
 *
 * Series that share a value in a round are spread around it in their order, `gap` pixels apart.
 */
export function spread(series: readonly (readonly number[])[], gap: number): number[][] {
  return series.map((values, own) =>
    values.map((value, round) => {
      const sharing = series.flatMap((other, index) => (other[round] === value ? [index] : []))
      return (sharing.indexOf(own) - (sharing.length - 1) / 2) * gap
    }),
  )
}

/**
 * Heights of labels as near as possible to where they belong, at least `gap` apart, within bounds.
 *
 * The order of the labels from top to bottom is that of the wished heights.
 */
export function apart(
  wished: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wished.map((_, index) => index).sort((a, b) => wished[a]! - wished[b]! || a - b)
  const placed = [...wished]
  let above = top - gap
  for (const index of order) {
    placed[index] = Math.max(wished[index]!, above + gap)
    above = placed[index]!
  }
  let below = bottom + gap
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, below - gap)
    below = placed[index]!
  }
  return placed
}

/** The round whose place on the axis is nearest to a pixel. */
export function nearestRound(x: number, scale: Scale, last: number): number {
  let best = 0
  for (let round = 1; round <= last; round += 1) {
    if (Math.abs(scale(round) - x) < Math.abs(scale(best) - x)) best = round
  }
  return best
}

/** The shape of a player as a path around the origin: circle, triangle, square or diamond. */
export function markerPath(shape: Shape, radius: number): string {
  const r = radius
  switch (shape) {
    case 'circle':
      return `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`
    case 'triangle':
      return `M0 ${round1(-r * 1.2)}L${round1(r * 1.15)} ${round1(r * 0.85)}L${round1(-r * 1.15)} ${round1(r * 0.85)}Z`
    case 'square':
      return `M${round1(-r * 0.9)} ${round1(-r * 0.9)}H${round1(r * 0.9)}V${round1(r * 0.9)}H${round1(-r * 0.9)}Z`
    case 'diamond':
      return `M0 ${round1(-r * 1.25)}L${round1(r * 1.25)} 0L0 ${round1(r * 1.25)}L${round1(-r * 1.25)} 0Z`
  }
}

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond'

function at(point: Point): string {
  return `${round1(point.x)} ${round1(point.y)}`
}

function round1(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value * 10) / 10 + 0
}
