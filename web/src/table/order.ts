/** The order of play as far as a table shows one: from the first player round. */
import type { Position, SeatInfo } from '../lib/protocol'

export interface Place {
  seat: number
  name: string
  /** Whether a decision of theirs is open. */
  now: boolean
  /** Whether they have passed. */
  out: boolean
}

export function turnOrder(position: Position | null, seats: readonly SeatInfo[]): Place[] {
  const first = numberIn(position?.table, 'first_player') ?? 0
  const deciding = new Set(position?.over ? [] : position?.decisions.map(({ seat }) => seat))
  const passed = passedSeats(position?.table)
  return seats.map((_, index) => {
    const { seat, name } = seats[(index + first) % seats.length]!
    return { seat, name, now: deciding.has(seat), out: passed.has(seat) }
  })
}

/** A field that tables of some games have. */
export function fieldOf(table: Position['table'] | undefined, key: string): unknown {
  return (table as Record<string, unknown> | undefined)?.[key]
}

function numberIn(table: Position['table'] | undefined, key: string): number | undefined {
  const value = fieldOf(table, key)
  return typeof value === 'number' && value >= 0 ? value : undefined
}

function passedSeats(table: Position['table'] | undefined): Set<number> {
  const players = fieldOf(table, 'players')
  if (!Array.isArray(players)) return new Set()
  return new Set(players.flatMap((player, seat) => (player?.passed === true ? [seat] : [])))
}
