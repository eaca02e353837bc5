/** How what the server tells bit by bit adds up. */
import type { Face, LogEntry, Position } from './protocol'

/**
 * The log after a position has arrived. What was taken back goes; entries that are told again
 * (after a pause, or in another language) replace the old ones.
 */
export function mergeLog(log: readonly LogEntry[], position: Position): LogEntry[] {
  const { taken_back: takenBack, log: news } = position
  let kept = takenBack < 0 ? log : log.filter((entry) => entry.line <= takenBack)
  const first = news[0]?.line
  if (first !== undefined) kept = kept.filter((entry) => entry.line < first)
  return [...kept, ...news]
}

/** All faces seen so far; the same object where nothing is new. */
export function mergeFaces(
  faces: Record<string, Face>,
  news: Record<string, Face>,
): Record<string, Face> {
  return Object.keys(news).length ? { ...faces, ...news } : faces
}
