import { describe, expect, it } from 'vitest'
import type { OptionInfo } from '../lib/protocol'
import { Targets, exchangeOf, spotsOf, verbOf, wordsOf } from './options'

function options(...choices: string[]): OptionInfo[] {
  return choices.map((choice) => ({ choice, text: choice, rules: [] }))
}

describe('what a notation points at', () => {
  it.each([
    ['place - L0.3', ['who:-', 'space:L0.3']],
    ['place S L2.e', ['who:S', 'space:L2.e']],
    ['with !', ['who:!']],
    ['wear lab-coat', ['item:lab-coat']],
    ['use shotgun', ['item:shotgun']],
    ['give 10mm-pistol', ['item:10mm-pistol']],
    ['take shotgun', ['take:shotgun']],
    ['room garden', ['room:garden']],
    ['side left', ['side:left']],
    ['pay W', ['cube:W']],
    ['strike ?', ['cube:?']],
    ['income F', ['cube:F']],
    ['reroll 2', ['die:2']],
    ['train L0.3 L', ['space:L0.3', 'letter:L']],
    ['train L0.3! L', ['space:L0.3', 'letter:L']],
    ['heal !', ['who:!']],
    ['heal L1.3', ['space:L1.3']],
    ['trainee -', ['who:-']],
    ['done', ['done:']],
    ['pass', ['pass:']],
    ['exchange W>FF', []],
    ['whistle L0.3', []],
  ])('%s', (choice, spots) => {
    expect(spotsOf(choice)).toEqual(spots)
  })

  it('begins with a verb, and words follow', () => {
    expect(verbOf('place S L2.4')).toBe('place')
    expect(wordsOf('place S L2.4')).toEqual(['S', 'L2.4'])
    expect(wordsOf('done')).toEqual([])
  })
})

describe('targets', () => {
  const targets = new Targets(
    options('place - L0.3', 'place S L0.3', 'place - L0.4', 'use collie', 'pass'),
  )

  it('finds options by a spot', () => {
    expect(targets.at('space:L0.3').map((each) => each.choice)).toEqual([
      'place - L0.3',
      'place S L0.3',
    ])
    expect(targets.at('item:collie')).toHaveLength(1)
    expect(targets.at('space:L0.9')).toEqual([])
    expect(targets.at()).toEqual([])
  })

  it('finds options by several spots together', () => {
    expect(targets.at('who:S', 'space:L0.3').map((each) => each.choice)).toEqual(['place S L0.3'])
    expect(targets.has('who:S', 'space:L0.4')).toBe(false)
  })

  it('lists the names of a kind of spot in the order of the options', () => {
    expect(targets.names('who')).toEqual(['-', 'S'])
    expect(targets.names('space')).toEqual(['L0.3', 'L0.4'])
  })

  it('lists the options of a verb', () => {
    expect(targets.of('place')).toHaveLength(3)
    expect(targets.of('take')).toEqual([])
  })

  it('knows when a dweller is to be placed', () => {
    expect(targets.placing).toBe(true)
    expect(new Targets(options('gain W', 'gain F')).placing).toBe(false)
  })
})

describe('exchanges', () => {
  it('has two sides', () => {
    expect(exchangeOf('exchange W>FF')).toEqual({ paid: ['W'], gained: ['F', 'F'] })
  })

  it('is nothing else', () => {
    expect(exchangeOf('pay W')).toBeNull()
    expect(exchangeOf('exchange nonsense')).toBeNull()
  })
})
