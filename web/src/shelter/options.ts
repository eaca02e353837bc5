/**
 * Options by what they point at.
 *
 * Every option points at spots of the board: a space, a dweller, an item in front of the player or
 * in the track, a room of the track, a side, a resource, a letter, a die. A spot is written as its
 * kind and its name, as in `space:L0.4`. Nothing here knows when an option is possible.
 */

import type { CardTarget, OptionInfo } from '../lib/protocol'

export type Spot = `${SpotKind}:${string}`
export type SpotKind =
  'space' | 'who' | 'item' | 'take' | 'room' | 'side' | 'cube' | 'letter' | 'die' | 'done' | 'pass'

// The values of an option that have a spot on the board.
const VALUES = { dweller: 'who', side: 'side', resource: 'cube', letter: 'letter' } as const

/** The spots that an option points at; none for what only a button can say. */
export function spotsOf({ kind, targets }: OptionInfo): Spot[] {
  if (kind === 'done' || kind === 'pass') return [`${kind}:`]
  const { places = [], cards = [], faces = [], values = {} } = targets
  const named = Object.entries(VALUES).flatMap(([name, spot]): Spot[] =>
    values[name] === undefined ? [] : [`${spot}:${values[name]}`],
  )
  return [
    ...named,
    ...places.map((place): Spot => `space:${place}`),
    ...cards.map(spotOfCard),
    ...faces.map((face): Spot => `die:${face}`),
  ]
}

function spotOfCard({ kind, id, place }: CardTarget): Spot {
  if (kind === 'room') return `room:${id}`
  return place === 'track' ? `take:${id}` : `item:${id}`
}

// Options that are made on the board, by who goes, or by the buttons that end something.
const ELSEWHERE = new Set(['place', 'with', 'pass', 'done'])

/** Whether an option is made by a button of its own. */
export function isButton({ kind }: OptionInfo): boolean {
  return !ELSEWHERE.has(kind)
}

/** The dweller that an option is about, if any. */
export function dwellerOf({ targets }: OptionInfo): string {
  return String(targets.values?.dweller ?? '')
}

/** The options of a decision, found by the spots that they point at. */
export class Targets {
  readonly spots = new Map<Spot, OptionInfo[]>()

  constructor(readonly options: readonly OptionInfo[]) {
    for (const option of options) {
      for (const spot of spotsOf(option)) {
        const found = this.spots.get(spot)
        if (found) found.push(option)
        else this.spots.set(spot, [option])
      }
    }
  }

  /** The options that point at all of these spots. */
  at(...spots: Spot[]): OptionInfo[] {
    const [first, ...others] = spots
    if (first === undefined) return []
    const found = this.spots.get(first) ?? []
    return found.filter((option) => {
      const pointed = spotsOf(option)
      return others.every((spot) => pointed.includes(spot))
    })
  }

  has(...spots: Spot[]): boolean {
    return this.at(...spots).length > 0
  }

  /** The names of all spots of a kind, in the order of the options. */
  names(kind: SpotKind): string[] {
    const prefix = `${kind}:`
    return [...this.spots.keys()]
      .filter((spot) => spot.startsWith(prefix))
      .map((spot) => spot.slice(prefix.length))
  }

  /** The options of a kind. */
  of(kind: string): OptionInfo[] {
    return this.options.filter((option) => option.kind === kind)
  }

  /** The option that a choice names. */
  named(choice: string): OptionInfo | undefined {
    return this.options.find((option) => option.choice === choice)
  }

  /** Whether a player is to place a dweller: the board lights up then. */
  get placing(): boolean {
    return this.options.some((option) => option.kind === 'place')
  }
}

export const NOTHING = new Targets([])

/** What an exchange pays and gains, as lists of resources. */
export function exchangeOf({ targets }: OptionInfo): { paid: string[]; gained: string[] } | null {
  const { paid, gained } = targets.values ?? {}
  if (paid === undefined || gained === undefined) return null
  return { paid: [...String(paid)], gained: [...String(gained)] }
}
