/** The score sheet as it is drawn: columns by place, bars by the largest part. */
import type { ScoreEntry, ScoreSheet, ScoreSource } from '../lib/protocol'

/** How much of a bar a part fills, against the largest of the sheet. */
export function shareOf(points: number, sheet: ScoreSheet): number {
  const most = Math.max(1, ...sheet.sources.flatMap((source) => source.points.map(Math.abs)))
  return Math.abs(points) / most
}

/** Points with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** The entries of a source by seats, in the order of the columns; seats without any are left out. */
export function entriesOf(
  source: ScoreSource,
  seats: readonly number[],
): { seat: number; entries: ScoreEntry[] }[] {
  const all = source.entries ?? []
  return seats
    .map((seat) => ({ seat, entries: all.filter((entry) => entry.seat === seat) }))
    .filter(({ entries }) => entries.length > 0)
}
