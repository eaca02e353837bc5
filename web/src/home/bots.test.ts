import { describe, expect, it } from 'vitest'
import { groupsOf } from './bots'

const bots = (...names: string[]) => ({
  bots: names.map((name) => ({ name, label: name, help: '' })),
})

const told = (...names: string[]) =>
  groupsOf(bots(...names)).map((group) => [group.name, ...group.bots.map(({ name }) => name)])

describe('the bots of a game', () => {
  it('are levels from the weakest on, then characters, then whatever else there is', () => {
    expect(told('master', 'hoarder', 'hard', 'easy', 'random', 'visitor', 'builder')).toEqual([
      ['levels', 'random', 'easy', 'hard', 'master'],
      ['characters', 'builder', 'hoarder'],
      ['guests', 'visitor'],
    ])
  })

  it('have no group without any', () => {
    expect(told('random')).toEqual([['levels', 'random']])
  })
})
