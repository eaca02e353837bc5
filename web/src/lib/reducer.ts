/** How what the server tells bit by bit adds up. */
import type { Comment, Face, LogEntry, NoticeInfo, Position } from './protocol'

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

/** The latest comments of the clerk; one that is told again, in another language, is replaced. */
export function mergeComments(
  comments: readonly Comment[],
  latest: Comment | null,
  most: number,
): Comment[] {
  if (!latest) return []
  return [...comments.filter(({ line }) => line < latest.line), latest].slice(-most)
}

/** How many notices nobody has seen: the latest ones of before, and those that have come since.
 * Older ones may have made room for them, and a latest one may have been replaced. */
export function countUnseen(
  before: readonly NoticeInfo[],
  unseen: number,
  now: readonly NoticeInfo[],
): number {
  const seen = before.slice(0, Math.max(0, before.length - unseen))
  return now.filter((each) => !seen.some((other) => isSame(each, other))).length
}

function isSame(one: NoticeInfo, other: NoticeInfo): boolean {
  return (
    one.kind === other.kind &&
    one.seat === other.seat &&
    one.line === other.line &&
    one.at === other.at
  )
}
