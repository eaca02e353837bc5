/** The seats of a table that is being asked for: who sits where, before anybody does. */
import type { GameInfo, NewSeat } from '../lib/protocol'

export type DraftKind = 'me' | 'here' | 'link' | 'bot' | 'shut'

export interface SeatDraft {
  kind: DraftKind
  bot: string
  name: string
}

/** You and two bots, or as many as the game allows: one press and it begins. */
export function firstSeats(game: GameInfo, name: string): SeatDraft[] {
  const bot = game.bots[0]?.name ?? ''
  const players = Math.min(Math.max(game.least, 3), game.most)
  return Array.from({ length: game.most }, (_, seat) => ({
    kind: seat === 0 ? 'me' : seat < players ? 'bot' : 'shut',
    bot,
    name: seat === 0 ? name : '',
  }))
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
