/** A position that somebody pastes: which game it is of, and how many play. The rest is the server's. */
import type { GameInfo } from '../lib/protocol'

export interface PastedPosition {
  game: GameInfo
  players: number
}

export type Fault = 'wrong' | 'nobody' | 'large'

/** Less than the server takes, because quotation marks count twice on the way. */
const LONGEST = 120_000

/** What a text says of a position, or what is wrong with it. If in doubt, it is of the chosen game. */
export function readPosition(
  text: string,
  games: readonly GameInfo[],
  chosen: GameInfo,
): PastedPosition | Fault {
  if (text.length > LONGEST) return 'large'
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch {
    return 'wrong'
  }
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return 'wrong'
  const fields = table as Record<string, unknown>
  for (const game of [chosen, ...games]) {
    const people = game.people ? fields[game.people] : undefined
    if (Array.isArray(people)) return { game, players: Math.min(people.length, game.most) }
  }
  return 'nobody'
}
