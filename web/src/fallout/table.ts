/** The table of Fallout, as `position.table` brings it, and what is drawn beside it. */

import type { components, OptionInfo } from '../lib/protocol'

export type Table = components['schemas']['FalloutTable']
export type Board = components['schemas']['FalloutBoard']
export type Survivor = components['schemas']['FalloutSurvivor']
export type Tile = components['schemas']['FalloutTile']
export type Space = components['schemas']['FalloutSpace']
export type Enemy = components['schemas']['FalloutEnemy']
export type Held = components['schemas']['FalloutCard']
export type Quest = components['schemas']['FalloutQuest']
export type Prowl = components['schemas']['Prowl']
export type Walk = components['schemas']['Walk']
export type Worth = components['schemas']['AgendaWorth']
export type Goal = components['schemas']['QuestGoal']
export type GameEnd = components['schemas']['GameEnd']
export type Power = components['schemas']['Power']

/** The space that a facedown tile is. */
export function facedown(slot: string): string {
  return `${slot}.x`
}

/** The spaces that an option points at, those of facedown tiles included. */
export function placesOf(option: OptionInfo | null): string[] {
  const places = option?.targets.places ?? []
  return places.map((each) => (each.includes('.') ? each : facedown(each)))
}
