/** Levels of the vault: what can be done on each, and which one is worth looking at. */

import type { Play } from './play.svelte'
import { spacesOf, type Level } from './table'

/** How many spaces of a level are lit. */
export function litSpaces(play: Play, level: Level): number {
  return spacesOf(level).filter(({ space }) => play.isLit(`space:${space}`)).length
}

/** How many things of a level are lit: spaces, and slots for a room. */
export function litThings(play: Play, level: Level): number {
  const mine = level.owner !== null && level.owner === play.me
  return litSpaces(play, level) + (mine ? play.targets.names('side').length : 0)
}

/** Where only one level is shown: that one, unless something is lit on others alone. */
export function levelToShow(lit: readonly number[], shown: number): number {
  if (lit[shown]) return shown
  const next = lit.findIndex((count) => count > 0)
  return next < 0 ? shown : next
}
