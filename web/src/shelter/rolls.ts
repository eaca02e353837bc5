/** The last roll that the log tells of, and what came of it. */

import type { LogEntry } from '../lib/protocol'

export interface LastRoll {
  line: number
  dice: number[]
  text: string
  place: string
}

/** The last roll up to a line of the journal. */
export function lastRoll(log: readonly LogEntry[], upTo = Infinity): LastRoll | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    if (!entry?.dice?.length || entry.line > upTo) continue
    const text = resultOf(log, i)?.text ?? entry.text
    return { line: entry.line, dice: entry.dice, text, place: entry.place ?? '' }
  }
  return null
}

/** What came of a roll: of a fight, what is told next of its space; else what is told at once. */
function resultOf(log: readonly LogEntry[], roll: number): LogEntry | null {
  const { line, place } = log[roll] as LogEntry
  for (const entry of log.slice(roll + 1)) {
    if (entry.dice?.length) return null
    if (place ? entry.place === place : entry.line === line) return entry
  }
  return null
}
