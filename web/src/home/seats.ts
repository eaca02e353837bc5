/** The seats of a table that is being asked for: who sits where, before anybody does. */
import type { GameInfo, JournalInfo, NewSeat } from '../lib/protocol'

export type DraftKind = 'me' | 'here' | 'link' | 'bot' | 'shut'

export interface SeatDraft {
  kind: DraftKind
  bot: string
  name: string
}

/** You and two bots, or as many as the game allows: one press and it begins. */
export function firstSeats(game: GameInfo, name: string): SeatDraft[] {
  const players = Math.min(Math.max(game.least, 3), game.most)
  const shut = Array.from({ length: game.most - players }, () => draft(game, 'shut'))
  return [...seatsFor(game, players, name), ...shut]
}

/** You and bots, as many as play. */
export function seatsFor(game: GameInfo, players: number, name: string): SeatDraft[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? draft(game, 'me', name) : draft(game, 'bot'),
  )
}

function draft(game: GameInfo, kind: DraftKind, name = ''): SeatDraft {
  return { kind, bot: game.bots[0]?.name ?? '', name }
}

/** The seats after one of them was given to somebody else; there is only one "me". */
export function withKind(seats: readonly SeatDraft[], index: number, value: string): SeatDraft[] {
  const [kind, bot = ''] = value.split(':') as [DraftKind, string?]
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, kind, bot: bot || seat.bot }
    if (kind === 'me' && seat.kind === 'me') return { ...seat, kind: 'here' }
    return seat
  })
}

/** What a seat's list of kinds has selected. */
export function kindValue({ kind, bot }: SeatDraft): string {
  return kind === 'bot' ? `bot:${bot}` : kind
}

export function taken(seats: readonly SeatDraft[]): SeatDraft[] {
  return seats.filter(({ kind }) => kind !== 'shut')
}

/** Whether one person holds all seats, so that dice may be chosen and undo may be free. */
export function isAlone(seats: readonly SeatDraft[]): boolean {
  return !seats.some(({ kind }) => kind === 'link')
}

/** Whether one person plays, and everybody else is a bot. */
export function isOnly(seats: readonly SeatDraft[]): boolean {
  const people = taken(seats).filter(({ kind }) => kind !== 'bot')
  return people.length === 1 && isAlone(people)
}

/** The seats as a journal has them. */
export function seatsOf(journal: JournalInfo): SeatDraft[] {
  return journal.seats.map(({ kind, bot, name }) => ({ kind, bot, name }))
}

/** The seats as the server takes them. A name that was left out is the one shown in its place. */
export function newSeats(
  seats: readonly SeatDraft[],
  nameFor: (seat: SeatDraft, index: number) => string,
): NewSeat[] {
  return seats.flatMap((seat, index) => {
    const { kind, bot } = seat
    if (kind === 'shut') return []
    const name = seat.name.trim() || nameFor(seat, index)
    return [kind === 'bot' ? { kind, bot, name } : { kind, name }]
  })
}
