/** The course of a replay: the lines at which it can stop, and how it moves between them. */

import type { LogEntry } from '../lib/protocol'
import { roundOf } from './diary'

/** A line of the journal after which something had happened. */
export interface Stop {
  line: number
  round: number
}

/** How many stops pass in a second, slow to fast. */
export const SPEEDS = [1, 2, 4, 8] as const

/** The stops of a game in order: every line that stands and is told in the log. */
export function stopsOf(log: readonly LogEntry[]): Stop[] {
  const stops: Stop[] = []
  for (const entry of log) {
    const stop = { line: entry.line, round: roundOf(entry) }
    // A line can end one round and begin the next: it counts for the one it begins.
    if (stops.at(-1)?.line === entry.line) stops[stops.length - 1] = stop
    else stops.push(stop)
  }
  return stops
}

/** The index of the last stop that is not after a line; the first one if all are. */
export function indexOf(stops: readonly Stop[], line: number): number {
  let low = 0
  for (let high = stops.length; low < high;) {
    const middle = (low + high) >> 1
    if (stops[middle]!.line <= line) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** The index of the first stop of the nearest round in a direction, or the end that way. */
export function roundJump(stops: readonly Stop[], from: number, direction: 1 | -1): number {
  const starts = roundStarts(stops)
  if (direction > 0) return starts.find((start) => start > from) ?? stops.length - 1
  return starts.findLast((start) => start < from) ?? 0
}

/** The indices at which rounds begin. */
export function roundStarts(stops: readonly Stop[]): number[] {
  return stops.flatMap((stop, index) =>
    index === 0 || stop.round !== stops[index - 1]!.round ? [index] : [],
  )
}
