/** What moved between two tables: who went which way, what turned over, what is new on the map. */

import { MOVE } from '../../lib/motion'
import type { LogEntry } from '../../lib/protocol'
import type { Table } from '../table'
import { facedown } from '../table'

/** The way of a figure or a token. */
export interface Way {
  seat: number // whose figure; -1 for a token
  token: string // which token; empty for a figure
  route: string[] // the spaces, with where it was at first
}

/** A way with its time. */
export interface Movement extends Way {
  start: number // milliseconds
  duration: number
}

const MOST = 2000 // milliseconds that all movements of a moment may take

/** The ways that some sentences tell of; steps that follow each other are one. */
export function waysOf(news: readonly LogEntry[]): Way[] {
  const ways: Way[] = []
  for (const { seat = -1, mover: token = '', route = [] } of news) {
    if (route.length < 2) continue
    const last = ways.at(-1)
    const goesOn = last?.token === token && last.seat === seat && last.route.at(-1) === route[0]
    if (last && goesOn) last.route.push(...route.slice(1))
    else ways.push({ seat, token, route: [...route] })
  }
  return ways
}

/** The ways of a moment, one after the other, and all of them within the time for it. */
export function movementsOf(news: readonly LogEntry[]): Movement[] {
  const ways = waysOf(news)
  const spaces = ways.reduce((sum, { route }) => sum + route.length - 1, 0)
  const pace = Math.min(MOVE, MOST / Math.max(1, spaces))
  let start = 0
  return ways.map((way) => {
    const movement = { ...way, start, duration: pace * (way.route.length - 1) }
    start += movement.duration
    return movement
  })
}

/** The slots of tiles that have been turned over. */
export function revealedBetween(before: Table, after: Table): string[] {
  const open = new Set(before.map.flatMap(({ slot, tile }) => (tile === null ? [] : [slot])))
  return after.map.flatMap(({ slot, tile }) => (tile === null || open.has(slot) ? [] : [slot]))
}

/** How many tokens have come to each space, but for those that walked there. */
export function arrivalsBetween(
  before: Table,
  after: Table,
  movements: readonly Movement[],
): Map<string, number> {
  const old = tokensOn(before)
  const walked = new Map<string, number>()
  for (const { token, route } of movements) {
    if (!token) continue
    const [from, to] = [route[0] ?? '', route.at(-1) ?? '']
    walked.set(to, (walked.get(to) ?? 0) + 1)
    walked.set(from, (walked.get(from) ?? 0) - 1)
  }
  const found = new Map<string, number>()
  for (const [space, number] of tokensOn(after)) {
    const more = number - (old.get(space) ?? 0) - (walked.get(space) ?? 0)
    if (more > 0) found.set(space, more)
  }
  return found
}

function tokensOn(table: Table): Map<string, number> {
  const found = new Map<string, number>()
  for (const { slot, enemies, spaces } of table.map) {
    if (enemies.length > 0) found.set(facedown(slot), enemies.length)
    for (const space of spaces) {
      if (space.enemies.length > 0) found.set(space.space, space.enemies.length)
    }
  }
  return found
}
