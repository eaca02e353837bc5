import { afterEach, expect, it } from 'vitest'
import { emblemOf, giveEmblems } from './players.svelte'

afterEach(() => giveEmblems([]))

it('goes by the seat where nobody was given an emblem', () => {
  expect([0, 1, 2, 3].map(emblemOf)).toEqual(['lantern', 'umbrella', 'teapot', 'key'])
})

it('leaves everybody the own emblem after a rematch', () => {
  giveEmblems([1, 2, 0])
  expect([0, 1, 2].map(emblemOf)).toEqual(['umbrella', 'teapot', 'lantern'])
})
