/** The bots of a game in groups: levels from the weakest to the strongest, characters, and others. */
import type { GameInfo } from '../lib/protocol'

export type Bot = GameInfo['bots'][number]

export interface BotGroup {
  name: 'levels' | 'characters' | 'guests'
  bots: Bot[]
}

const LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'master']
const CHARACTERS = ['builder', 'explorer', 'fighter', 'hoarder']

export function groupsOf({ bots }: Pick<GameInfo, 'bots'>): BotGroup[] {
  const ranked = (names: readonly string[]) =>
    names.flatMap((name) => bots.filter((bot) => bot.name === name))
  const known = new Set([...LEVELS, ...CHARACTERS])
  const groups: BotGroup[] = [
    { name: 'levels', bots: ranked(LEVELS) },
    { name: 'characters', bots: ranked(CHARACTERS) },
    { name: 'guests', bots: bots.filter(({ name }) => !known.has(name)) },
  ]
  return groups.filter((group) => group.bots.length > 0)
}
