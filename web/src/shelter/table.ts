/** The table of Fallout Shelter, as `position.table` brings it. */

export type Resource = 'W' | 'F' | 'E'

export const RESOURCES: readonly Resource[] = ['W', 'F', 'E']
export const LETTERS = [...'SPECIAL'] as const
export const TRACK_SIZE = 6
export const SLOTS = 6

export interface Table {
  round: number
  last_round: boolean
  first_player: number
  players: Player[]
  levels: Level[]
  columns: (number | null)[]
  item_track: (string | null)[]
  room_track: (string | null)[]
  decks: Record<Deck, number>
  discards: Record<Deck, string[]>
}

export type Deck = 'items' | 'rooms' | 'threats'

export interface Player {
  seat: number
  level: number
  happiness: number
  expected_happiness: number
  cubes: Record<Resource, number>
  dwellers: Dwellers
  items: HeldItem[]
  passed: boolean
}

/** The dwellers of a player: those in front of their owner, and how many are in the vault. */
export interface Dwellers {
  untrained: number
  injured: number
  trained: Partial<Record<string, 'uninjured' | 'injured'>>
  in_vault: number
  owned: number
}

export interface HeldItem {
  item: string
  exhausted: boolean
}

export interface Level {
  level: number
  owner: number | null
  elevator: Space | null
  rooms: (Room | null)[]
}

export interface Room {
  room: string
  spaces: Space[]
}

export interface Space {
  space: string
  threat: string | null
  card: string | null
  occupant: number | null
  dwellers: Figure[]
  new_dwellers: number
}

/** A dweller that stands or lies in the vault, with the letter it is being trained in. */
export interface Figure {
  injured: boolean
  training: string | null
}

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
