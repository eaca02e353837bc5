/** The table of Fallout Shelter, as `position.table` brings it. */

import type { components } from '../lib/protocol'

export type Table = components['schemas']['ShelterTable']
/** What is drawn beside it. */
export type Board = components['schemas']['ShelterBoard']
export type Player = components['schemas']['ShelterPlayer']
export type Dwellers = components['schemas']['ShelterDwellers']
export type Level = components['schemas']['ShelterLevel']
export type Room = components['schemas']['ShelterRoom']
export type Space = components['schemas']['ShelterSpace']
/** A dweller that stands or lies in the vault, with the letter it is being trained in. */
export type Figure = components['schemas']['ShelterDweller']
export type Deck = keyof components['schemas']['ShelterDecks']
export type Resource = keyof components['schemas']['ShelterCubes']

export const RESOURCES: readonly Resource[] = ['W', 'F', 'E']
export const LETTERS = [...'SPECIAL'] as const
export const TRACK_SIZE = 6
export const SLOTS = 6

/** A dweller in front of its owner, by the notation of who goes: `-`, `!` or a letter. */
export interface Idle {
  who: string
  letter: string
  injured: boolean
}

/** All dwellers in front of their owner, one by one: untrained, trained, injured. */
export function idleDwellers(dwellers: Dwellers): Idle[] {
  const idle: Idle[] = []
  for (let i = 0; i < dwellers.untrained; i++) {
    idle.push({ who: '-', letter: '', injured: false })
  }
  for (const letter of LETTERS) {
    const state = dwellers.trained[letter]
    if (state) idle.push({ who: letter, letter, injured: state === 'injured' })
  }
  for (let i = 0; i < dwellers.injured; i++) {
    idle.push({ who: '!', letter: '', injured: true })
  }
  return idle
}

/** The spaces of a level from left to right; the elevator stands in the middle. */
export function spacesOf(level: Level): Space[] {
  const half = SLOTS / 2
  const left = level.rooms.slice(0, half).flatMap((room) => room?.spaces ?? [])
  const right = level.rooms.slice(half).flatMap((room) => room?.spaces ?? [])
  return [...left, ...(level.elevator ? [level.elevator] : []), ...right]
}

/** Every space of the vault by its name. */
export function spacesByName(table: Table): Map<string, Space> {
  return new Map(table.levels.flatMap(spacesOf).map((space) => [space.space, space]))
}

/** How many happiness a player stands to lose or gain if the game ended now. */
export function outlook(player: Player): number {
  return player.expected_happiness - player.happiness
}
