import { describe, expect, it } from 'vitest'
import type { Shop, Trade } from '../../lib/protocol'
import { billOf, choicesOf, isBarred, isPayable, NOTHING } from './bill'
import { choicesOf as offered, EMPTY, hasSomething } from './offer'

const shop = {
  caps: 4,
  left: 2,
  left_text: '',
  leave: 'done',
  wares: [
    {
      item: 'coat',
      name: 'Coat',
      price: 4,
      choices: ['buy coat', 'done'],
      worn: ['buy coat', 'equip coat'],
      last: true,
    },
    { item: 'tonic', name: 'Tonic', price: 3, choices: ['buy tonic'], last: true },
    { item: 'radio', name: 'Radio', price: 2, choices: ['buy radio'] },
  ],
  sales: [{ item: 'plums', name: 'Plums', where: '', price: 1, choice: 'sell plums' }],
} as unknown as Shop

describe('the bill', () => {
  it('adds up before one pays', () => {
    const bill = billOf(shop, { wares: [0], worn: [], sales: [0] })
    expect(bill.lines).toEqual([
      { name: 'Plums', caps: 1 },
      { name: 'Coat', caps: -4 },
    ])
    expect([bill.left, bill.deals]).toEqual([1, 2])
    expect(isPayable(shop, bill)).toBe(true)
    expect(isPayable(shop, billOf(shop, NOTHING))).toBe(false)
    expect(isPayable(shop, billOf(shop, { wares: [0, 1], worn: [], sales: [] }))).toBe(false)
  })

  it('is one move: sales first, and what ends a move at last', () => {
    expect(choicesOf(shop, { wares: [1, 2], worn: [], sales: [] })).toEqual([
      'buy radio',
      'buy tonic',
    ])
    expect(choicesOf(shop, { wares: [0], worn: [0], sales: [0] })).toEqual([
      'sell plums',
      'buy coat',
      'equip coat',
    ])
    expect(choicesOf(shop, { wares: [0], worn: [], sales: [] })).toEqual(['buy coat', 'done'])
  })

  it('says why a card cannot be added', () => {
    const [coat, tonic, radio] = shop.wares
    if (!coat || !tonic || !radio) throw new Error('three wares')
    expect(isBarred(shop, NOTHING, coat)).toBe('')
    expect(isBarred(shop, { wares: [1], worn: [], sales: [] }, coat)).toBe('last')
    expect(isBarred(shop, { wares: [1], worn: [], sales: [] }, radio)).toBe('dear')
    expect(isBarred(shop, { wares: [2], worn: [], sales: [0] }, tonic)).toBe('full')
  })
})

const trade = {
  propose: 'propose',
  decline: 'decline',
  sides: [
    {
      seat: 0,
      name: 'Ada',
      title: '',
      purse: 3,
      stock: [
        { name: 'Plums', card: 'item:plums', choice: 'give plums' },
        {
          name: 'Friend',
          card: 'agenda:friend',
          choice: 'give-agenda friend',
          show: 'show friend',
        },
      ],
      more_caps: ['give-caps 1', 'give-caps 2', 'give-caps 3'],
    },
    {
      seat: 1,
      name: 'Bepa',
      title: '',
      purse: 1,
      more_caps: ['want-caps 1'],
      more_agendas: ['want-agendas 1'],
    },
  ],
} as unknown as Trade

describe('an offer', () => {
  it('is put together first and made as one move', () => {
    const mine = { goods: [1, 0], shown: [1], caps: 2, agendas: 0 }
    const theirs = { ...EMPTY, caps: 1, agendas: 1 }
    expect(offered(trade, [mine, theirs])).toEqual([
      'give-agenda friend',
      'show friend',
      'give plums',
      'give-caps 2',
      'want-caps 1',
      'want-agendas 1',
    ])
    expect(offered(trade, [EMPTY, EMPTY])).toEqual([])
  })

  it('needs something in it', () => {
    expect(hasSomething(trade, [EMPTY, EMPTY])).toBe(false)
    expect(hasSomething(trade, [EMPTY, { ...EMPTY, agendas: 1 }])).toBe(true)
  })
})
