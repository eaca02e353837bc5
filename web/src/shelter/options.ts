/**
 * Options read by what they point at.
 *
 * Every option points at spots of the board: a space, a dweller, an item in front of the player or
 * in the track, a room of the track, a side, a resource, a letter, a die. A spot is written as its
 * kind and its name, as in `space:L0.4`. Nothing here knows when an option is possible.
 */

import type { OptionInfo } from '../lib/protocol'

export type Spot = `${SpotKind}:${string}`
export type SpotKind =
  'space' | 'who' | 'item' | 'take' | 'room' | 'side' | 'cube' | 'letter' | 'die' | 'done' | 'pass'

const SPACE = /^L\d+\.(\d+|e)!?$/

// The kinds of spots that the words after a verb stand for.
const VERBS: Readonly<Record<string, readonly SpotKind[]>> = {
  place: ['who', 'space'],
  with: ['who'],
  wear: ['item'],
  discount: ['item'],
  give: ['item'],
  use: ['item'],
  ready: ['item'],
  take: ['take'],
  room: ['room'],
  side: ['side'],
  pay: ['cube'],
  gain: ['cube'],
  income: ['cube'],
  strike: ['cube'],
  train: ['space', 'letter'],
  trainee: ['who'],
  heal: ['who'],
  reroll: ['die'],
}

/** The verb of a notation. */
export function verbOf(choice: string): string {
  return choice.split(' ', 1)[0] ?? ''
}

/** The words of a notation after its verb. */
export function wordsOf(choice: string): string[] {
  return choice.split(' ').slice(1)
}

/** The spots that a notation points at; none for what only a button can say. */
export function spotsOf(choice: string): Spot[] {
  const verb = verbOf(choice)
  if (verb === 'done' || verb === 'pass') return [`${verb}:`]
  const kinds = VERBS[verb] ?? []
  return wordsOf(choice).flatMap((word, i): Spot[] => {
    const kind = kinds[i]
    if (kind === undefined) return []
    if (SPACE.test(word)) return [`space:${word.replace('!', '')}`]
    return [`${kind}:${word}`]
  })
}

/** The options of a decision, found by the spots that they point at. */
export class Targets {
  readonly spots = new Map<Spot, OptionInfo[]>()

  constructor(readonly options: readonly OptionInfo[]) {
    for (const option of options) {
      for (const spot of spotsOf(option.choice)) {
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
      const pointed = spotsOf(option.choice)
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

  /** The options of a verb. */
  of(verb: string): OptionInfo[] {
    return this.options.filter((option) => verbOf(option.choice) === verb)
  }

  /** Whether a player is to place a dweller: the board lights up then. */
  get placing(): boolean {
    return this.options.some((option) => verbOf(option.choice) === 'place')
  }
}

export const NOTHING = new Targets([])

const CUBES = /^([WFE]+)>([WFE]+)$/

/** What an exchange pays and gains, as lists of resources. */
export function exchangeOf(choice: string): { paid: string[]; gained: string[] } | null {
  const match = CUBES.exec(wordsOf(choice)[0] ?? '')
  if (verbOf(choice) !== 'exchange' || !match) return null
  const [, paid = '', gained = ''] = match
  return { paid: [...paid], gained: [...gained] }
}
