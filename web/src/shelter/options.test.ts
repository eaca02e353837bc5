import { describe, expect, it } from 'vitest'
import { card, cube, done, option, pass, place, train } from './fixtures/options'
import { Targets, dwellerOf, exchangeOf, spotsOf } from './options'

const exchange = option('exchange W>FF', 'exchange', { values: { paid: 'W', gained: 'FF' } })

describe('what an option points at', () => {
  it.each([
    [place('-', 'L0.3'), ['who:-', 'space:L0.3']],
    [option('with !', 'with', { values: { dweller: '!' } }), ['who:!']],
    [card('wear', 'lab-coat'), ['item:lab-coat']],
    [card('take', 'shotgun', 'track'), ['take:shotgun']],
    [card('room', 'garden', 'track', 'room'), ['room:garden']],
    [option('side left', 'side', { values: { side: 'left' } }), ['side:left']],
    [cube('pay', 'W'), ['cube:W']],
    [cube('strike', '?'), ['cube:?']],
    [option('reroll 2', 'reroll', { faces: [2] }), ['die:2']],
    [train('L0.3', 'L'), ['letter:L', 'space:L0.3']],
    [option('heal L1.3', 'heal', { places: ['L1.3'] }), ['space:L1.3']],
    [done, ['done:']],
    [pass, ['pass:']],
    [exchange, []],
    [option('whistle', 'whistle'), []],
  ])('$choice', (pointing, spots) => {
    expect(spotsOf(pointing)).toEqual(spots)
  })

  it('may be a dweller', () => {
    expect(dwellerOf(place('S', 'L2.4'))).toBe('S')
    expect(dwellerOf(done)).toBe('')
  })
})

describe('targets', () => {
  const targets = new Targets([
    place('-', 'L0.3'),
    place('S', 'L0.3'),
    place('-', 'L0.4'),
    card('use', 'collie'),
    pass,
  ])

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

  it('lists the options of a kind, and finds one by its choice', () => {
    expect(targets.of('place')).toHaveLength(3)
    expect(targets.of('take')).toEqual([])
    expect(targets.named('pass')).toBe(pass)
    expect(targets.named('done')).toBeUndefined()
  })

  it('knows when a dweller is to be placed', () => {
    expect(targets.placing).toBe(true)
    expect(new Targets([cube('gain', 'W'), cube('gain', 'F')]).placing).toBe(false)
  })
})

describe('exchanges', () => {
  it('has two sides', () => {
    expect(exchangeOf(exchange)).toEqual({ paid: ['W'], gained: ['F', 'F'] })
  })

  it('is nothing else', () => {
    expect(exchangeOf(cube('pay', 'W'))).toBeNull()
  })
})
