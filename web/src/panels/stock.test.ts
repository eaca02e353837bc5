import { describe, expect, it } from 'vitest'
import type { Stock, StockCard } from '../lib/protocol'
import { isGone, isWished, ticksOf, wished, type Wish } from './stock'

const ALL: Wish = { words: [], place: 'all', tags: [] }

function card(id: string, extra: Partial<StockCard> = {}): StockCard {
  const shares: StockCard['shares'] = [{ where: 'deck', count: 1, text: 'in the deck' }]
  return { id, name: id, text: '', copies: 1, place: 'in the deck', shares, ...extra }
}

const garden = card('Garden', {
  copies: 2,
  place: 'built by Zoë, 1 in the deck',
  shares: [
    { where: 'deck', count: 1, text: 'in the deck' },
    { where: 'out', count: 1, text: 'built by Zoë' },
  ],
  tags: ['gives-food', 'letter-L'],
})
const lounge = card('Lounge', {
  shares: [{ where: 'used', count: 1, text: 'discarded' }],
  tags: ['gives-heal', 'letter-L'],
})
const stock: Stock = {
  note: '',
  filters: [],
  parts: [
    { key: 'rooms', title: 'Rooms', left: 1, of: '', shares: [], cards: [garden, lounge] },
    { key: 'items', title: 'Items', left: 1, of: '', shares: [], cards: [card('Shotgun')] },
    { key: 'tales', title: 'Tales', left: 9, of: '', shares: [] },
  ],
}

describe('the stock list', () => {
  it('finds cards by all words, in names, texts and places', () => {
    expect(isWished(garden, { ...ALL, words: ['gard', 'zoe'] })).toBe(true)
    expect(isWished(garden, { ...ALL, words: ['gard', 'lounge'] })).toBe(false)
  })

  it('finds cards of which a copy lies in a place', () => {
    expect(isWished(garden, { ...ALL, place: 'coming' })).toBe(true)
    expect(isWished(garden, { ...ALL, place: 'out' })).toBe(true)
    expect(isWished(garden, { ...ALL, place: 'used' })).toBe(false)
  })

  it('asks for one tag of each filter that asks for any', () => {
    const tagged = (...tags: string[][]) => isWished(garden, { ...ALL, tags })
    expect(tagged(['gives-food', 'gives-water'], [])).toBe(true)
    expect(tagged(['gives-food'], ['letter-L'])).toBe(true)
    expect(tagged(['gives-food'], ['letter-S'])).toBe(false)
  })

  it('leaves out parts in which nothing is found', () => {
    const found = wished(stock, { ...ALL, words: ['lounge'] })
    expect(found.map(({ key, cards }) => [key, cards?.length])).toEqual([['rooms', 1]])
    expect(wished(stock, ALL).map(({ key }) => key)).toEqual(['rooms', 'items'])
  })

  it('marks every copy by where it lies, and what is gone', () => {
    expect(ticksOf(garden)).toEqual(['deck', 'out'])
    expect([isGone(garden), isGone(lounge)]).toEqual([false, true])
  })
})
