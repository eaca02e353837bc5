/** The seats of a table that is being asked for: who sits where, before anybody does. */
import type { GameInfo, JournalInfo, NewSeat } from '../lib/protocol'

export type DraftKind = 'me' | 'here' | 'link' | 'bot' | 'shut'

export interface SeatDraft {
  kind: DraftKind
  bot: string
  name: string
}

/** Who plays with you, in a word: nobody, bots, friends by link, or others at this screen. */
export type Party = 'alone' | 'bots' | 'links' | 'here'

const OTHERS: Record<Party, DraftKind> = { alone: 'shut', bots: 'bot', links: 'link', here: 'here' }

export function partiesOf(game: GameInfo): Party[] {
  return game.least === 1 ? ['alone', 'bots', 'links', 'here'] : ['bots', 'links', 'here']
}

/** One press and it begins: alone where that is a game, else against bots. */
export function firstSeats(game: GameInfo, name: string): SeatDraft[] {
  return seatsOfParty(game, partiesOf(game)[0]!, name)
}

/** You and two others, or as many as the game allows; nobody else if you play alone. */
export function seatsOfParty(game: GameInfo, party: Party, name: string): SeatDraft[] {
  const players = party === 'alone' ? 1 : Math.min(Math.max(game.least, 3), game.most)
  return Array.from({ length: game.most }, (_, seat) => {
    if (seat === 0) return draft(game, 'me', name)
    return draft(game, seat < players ? OTHERS[party] : 'shut')
  })
}

/** Whether the seats are as a party has them, whatever the names. */
export function isParty(seats: readonly SeatDraft[], game: GameInfo, party: Party): boolean {
  const wanted = seatsOfParty(game, party, '')
  return seats.every(({ kind }, seat) => kind === wanted[seat]?.kind)
}

/** You and bots, as many as play. */
export function seatsFor(game: GameInfo, players: number, name: string): SeatDraft[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? draft(game, 'me', name) : draft(game, 'bot'),
  )
}

function draft(game: GameInfo, kind: DraftKind, name = ''): SeatDraft {
  return { kind, bot: game.rival, name }
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

/** Whether the bot of a seat plays at a seat before it, too. */
export function isRepeated(seats: readonly SeatDraft[], index: number): boolean {
  const kind = kindValue(seats[index]!)
  return seats.slice(0, index).some((seat) => seat.kind === 'bot' && kindValue(seat) === kind)
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
