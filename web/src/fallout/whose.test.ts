import { expect, test } from 'vitest'
import type { OptionInfo } from '../lib/protocol'
import type { Survivor } from './table'
import { onCards, optionsOn } from './whose'

function option(kind: string, card: object): OptionInfo {
  const choice = `${kind} ${JSON.stringify(card)}`
  return { choice, kind, text: kind, rules: [], targets: { cards: [card] } } as OptionInfo
}

const COAT = { kind: 'item', id: 'coat' }

test('a card is the choices that point at it', () => {
  const use = option('use', COAT)
  const other = option('use', { kind: 'item', id: 'axe' })
  expect(optionsOn([use, other], { ...COAT, place: 'equipped' })).toEqual([use])
})

test('where a choice tells place and state, only that copy is meant', () => {
  const sell = option('sell', { ...COAT, place: 'inventory', state: 'ready' })
  expect(optionsOn([sell], { ...COAT, place: 'inventory', exhausted: false })).toEqual([sell])
  expect(optionsOn([sell], { ...COAT, place: 'equipped', exhausted: false })).toEqual([])
  expect(optionsOn([sell], { ...COAT, place: 'inventory', exhausted: true })).toEqual([])
})

test('what is equipped is not equipped again', () => {
  const equip = option('equip', COAT)
  expect(optionsOn([equip], { ...COAT, place: 'equipped' })).toEqual([])
  expect(optionsOn([equip], { ...COAT, place: 'inventory' })).toEqual([equip])
})

test('a card of the shop is not the own copy of it', () => {
  expect(optionsOn([option('buy', COAT)], { ...COAT, place: 'inventory' })).toEqual([])
})

test('what is offered on the own cards is told apart from the rest', () => {
  const use = option('use', COAT)
  const perk = option('perk', { kind: 'perk', id: 'nap' })
  const buy = option('buy', COAT)
  const survivor = {
    equipped: [],
    inventory: [{ item: 'coat', kind: 'apparel', exhausted: false }],
    beside: [],
    perks: ['nap'],
  } as unknown as Survivor
  expect(onCards([use, buy, perk], survivor)).toEqual([use, perk])
  expect(onCards([use, buy, perk], null)).toEqual([])
})
