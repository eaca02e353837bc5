import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { readPosition } from './position'

const shelter = { name: 'shelter', people: 'players', most: 4 } as GameInfo
const fallout = { name: 'fallout', people: 'survivors', most: 4 } as GameInfo
const plain = { name: 'toy', people: '', most: 2 } as GameInfo
const games = [shelter, fallout, plain]
const read = (text: string, chosen = shelter) => readPosition(text, games, chosen)

describe('a position that is pasted', () => {
  it('tells its game by the list of who plays, whichever is chosen', () => {
    expect(read('{"players": [{}, {}]}')).toEqual({ game: shelter, players: 2 })
    expect(read('{"survivors": [{}]}')).toEqual({ game: fallout, players: 1 })
    expect(read('{"players": [{}, {}]}', plain)).toEqual({ game: shelter, players: 2 })
  })

  it('has no more seats than its game', () => {
    expect(read('{"players": [{}, {}, {}, {}, {}, {}]}')).toEqual({ game: shelter, players: 4 })
  })

  it.each([
    ['', 'wrong'],
    ['water', 'wrong'],
    ['{"players": [', 'wrong'],
    ['[1, 2]', 'wrong'],
    ['null', 'wrong'],
    ['{}', 'nobody'],
    ['{"players": 3}', 'nobody'],
    ['{"": []}', 'nobody'],
    [' '.repeat(200_000), 'large'],
    ['['.repeat(60_000) + ']'.repeat(60_000), 'wrong'],
  ])('is told apart from other texts: %.20s', (text, fault) => {
    expect(read(text)).toBe(fault)
  })
})
