/** What moved between two tables: figures, cubes, happiness, each with where from and where to. */

import type { LogEntry } from '../lib/protocol'
import { RESOURCES, spacesByName, type Table } from './table'

/** A place that things move between: a spot of the board, or something of a player's. */
export type End =
  `space:${string}` | `home:${number}` | `cubes:${number}:${string}` | `happy:${number}`

export interface Flight {
  kind: 'pawn' | 'cube' | 'happiness'
  seat: number
  icon: string // the resource of a cube
  injured: boolean
  from: End
  to: End
  count: number
}

const MOST = 4 // of a kind that are drawn one by one

export function flightsBetween(
  before: Table,
  after: Table,
  news: readonly LogEntry[] = [],
): Flight[] {
  return [...figures(before, after), ...goods(before, after, news)]
}

function figures(before: Table, after: Table): Flight[] {
  const flights: Flight[] = []
  const old = spacesByName(before)
  for (const [name, space] of spacesByName(after)) {
    const was = old.get(name)
    const seat = space.occupant
    if (seat !== null && was?.occupant !== seat) {
      for (const figure of space.dwellers) {
        flights.push(pawn(seat, figure.injured, `home:${seat}`, `space:${name}`))
      }
    } else if (seat === null && was && was.occupant !== null) {
      for (const figure of was.dwellers) {
        flights.push(pawn(was.occupant, figure.injured, `space:${name}`, `home:${was.occupant}`))
      }
    }
  }
  return flights
}

function pawn(seat: number, injured: boolean, from: End, to: End): Flight {
  return { kind: 'pawn', seat, icon: '', injured, from, to, count: 1 }
}

function goods(before: Table, after: Table, news: readonly LogEntry[]): Flight[] {
  const flights: Flight[] = []
  for (const player of after.players) {
    const seat = player.seat
    const was = before.players[seat]
    if (!was) continue
    const place = placeOf(seat, news)
    if (!place) continue
    const spot: End = `space:${place}`
    for (const icon of RESOURCES) {
      const change = player.cubes[icon] - was.cubes[icon]
      if (change === 0) continue
      const track: End = `cubes:${seat}:${icon}`
      const [from, to] = change > 0 ? [spot, track] : [track, spot]
      const count = Math.min(MOST, Math.abs(change))
      flights.push({ kind: 'cube', seat, icon, injured: false, from, to, count })
    }
    const happier = player.happiness - was.happiness
    if (happier > 0) {
      const count = Math.min(MOST, happier)
      const to: End = `happy:${seat}`
      flights.push({ kind: 'happiness', seat, icon: '', injured: false, from: spot, to, count })
    }
  }
  return flights
}

/** The space on which a seat gained or paid something, by the newest of its entries. */
function placeOf(seat: number, news: readonly LogEntry[]): string {
  for (let i = news.length - 1; i >= 0; i--) {
    const entry = news[i]
    if (entry && entry.seat === seat && /^L\d/.test(entry.place ?? '')) return entry.place ?? ''
  }
  return ''
}
