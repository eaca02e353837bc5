/** The curves of an analysis as geometry: chances by move, and where rounds begin. */
import type { Analysis } from '../lib/protocol'
import type { Point, Scale } from '../panels/charts'

export const NOBODY = -1

export interface Curve {
  /** The seat, or `NOBODY`. */
  seat: number
  values: number[]
}

/** A curve for each seat, and one of nobody's where games can be lost by all. */
export function curvesOf({ points }: Analysis, seats: number): Curve[] {
  const curves = Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: points.map(({ chances }) => chances[seat] ?? 0),
  }))
  if (!hasNobody({ points })) return curves
  return [...curves, { seat: NOBODY, values: points.map(({ chances }) => nobodys(chances)) }]
}

/** What is left of a hundred: the chance that all lose. */
export function nobodys(chances: readonly number[]): number {
  return Math.max(0, 100 - chances.reduce((sum, each) => sum + each, 0))
}

/** Whether all can lose: rounding leaves some tenths over. */
export function hasNobody({ points }: Pick<Analysis, 'points'>): boolean {
  return points.some(({ chances }) => nobodys(chances) > 1)
}

/** The first move of each round, for the axis; rounds that would touch are left out. */
export function roundMarks(
  { points }: Analysis,
  x: Scale,
  gap: number,
): { round: number; x: number }[] {
  const marks: { round: number; x: number }[] = []
  let last = 0
  for (const { round, move } of points) {
    if (round === last) continue
    last = round
    const before = marks.at(-1)
    if (!before || x(move) - before.x >= gap) marks.push({ round, x: x(move) })
  }
  return marks
}

/** Places along a line at even distances, for the shapes that tell curves apart. */
export function intervals(points: readonly Point[], apart: number, offset: number): Point[] {
  const found: Point[] = []
  let next = (points[0]?.x ?? 0) + offset
  for (const point of points) {
    if (point.x < next) continue
    found.push(point)
    next = point.x + apart
  }
  return found
}

/** The chances at the end of each round, for the table in numbers. */
export function byRound({ points }: Analysis): { round: number; chances: number[] }[] {
  const rounds = new Map<number, number[]>()
  for (const { round, chances } of points) rounds.set(round, chances)
  return [...rounds].map(([round, chances]) => ({ round, chances }))
}

const LONG = 12 // rounds in a column

/** What is too long for one column, in several that are about as long. */
export function inColumns<Row>(rows: readonly Row[]): Row[][] {
  const columns = Math.max(1, Math.ceil(rows.length / LONG))
  const long = Math.ceil(rows.length / columns)
  return Array.from({ length: columns }, (_, column) =>
    rows.slice(column * long, (column + 1) * long),
  )
}
