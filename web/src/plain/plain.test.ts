import { beforeAll, describe, expect, it } from 'vitest'
import type { OptionInfo, Position } from '../lib/protocol'
import { texts } from '../lib/texts.svelte'
import { filterOptions } from './filter'
import { hear, type Heard } from './news'
import { previewLines } from './preview'

const options: OptionInfo[] = [
  {
    choice: 'place - L0.1',
    kind: 'place',
    targets: {},
    text: 'Umieść mieszkańca: Pustkowia',
    rules: [],
  },
  {
    choice: 'place S L0.11',
    kind: 'place',
    targets: {},
    text: 'Umieść mieszkańca: Generator',
    rules: [],
  },
  { choice: 'pass', kind: 'pass', targets: {}, text: 'Spasuj', rules: [] },
]

describe('a filter of options', () => {
  const numbers = (words: string) => filterOptions(options, words).map(({ number }) => number)

  it('shows all without words', () => {
    expect(numbers(' ')).toEqual([1, 2, 3])
  })

  it('needs all words, whatever their case and accents', () => {
    expect(numbers('UMIESC gen')).toEqual([2])
    expect(numbers('mieszkańca')).toEqual([1, 2])
    expect(numbers('nothing')).toEqual([])
  })

  it('keeps the numbers', () => {
    expect(numbers('spasuj')).toEqual([3])
  })

  it('finds notations', () => {
    expect(numbers('L0.11')).toEqual([2])
  })
})

describe('what is read out', () => {
  function arriving(seq: number, lines: number[]): Position {
    return {
      seq,
      log: lines.map((line) => ({ line, text: `line ${line}` })),
    } as unknown as Position
  }

  const texts = (heard: Heard) => heard.news.map(({ text }) => text)
  const start: Heard = { seq: 20, news: [] }

  it('is nothing at first, however much happened before', () => {
    expect(hear(null, arriving(20, [18, 19, 20]))).toEqual(start)
  })

  it('is what is new, after what was new before', () => {
    const heard = hear(start, arriving(22, [21, 22]))
    expect(texts(heard)).toEqual(['line 21', 'line 22'])
    expect(texts(hear(heard, arriving(23, [23])))).toEqual(['line 21', 'line 22', 'line 23'])
  })

  it('is nothing when the same is told in another language', () => {
    const heard = hear(start, arriving(22, [21, 22]))
    expect(hear(heard, arriving(22, [18, 19, 20, 21, 22]))).toBe(heard)
  })

  it('falls silent when the whole log comes anew, as after a switch of language', () => {
    const heard = hear(start, arriving(22, [21, 22]))
    expect(texts(hear(heard, { ...arriving(22, [21, 22]), taken_back: 0 }))).toEqual([])
  })

  it('is only the new where the whole log comes again', () => {
    expect(texts(hear(start, arriving(21, [19, 20, 21])))).toEqual(['line 21'])
  })

  it('does not grow for ever, and each line has a key of its own', () => {
    let heard = start
    for (let seq = 21; seq < 60; seq += 1) heard = hear(heard, arriving(seq, [seq]))
    expect(heard.news).toHaveLength(20)
    expect(new Set(heard.news.map(({ key }) => key)).size).toBe(20)
  })
})

describe('a preview in words', () => {
  beforeAll(() => texts.use('en'))

  it('says cost, gain, odds and that there is no way back', () => {
    const lines = previewLines({
      choice: 'place - L1.8',
      title: 'Radscorpion',
      where: 'on Nuclear Reactor, left, column 8',
      cost: [{ icon: 'water', name: '1 water' }],
      win: [
        { icon: 'happiness', name: '1 happiness' },
        { icon: 'any-resource', name: '1 of any resource' },
      ],
      chances: [{ label: 'Fists', percent: 42, needed: 8, sums: [] }],
      final: true,
    })
    expect(lines).toEqual([
      'on Nuclear Reactor, left, column 8',
      'Cost: 1 water',
      'Gives: 1 happiness, 1 of any resource',
      'Fists: 42% to win, 8 or more on the dice',
      'Cannot be taken back: dice or cards follow.',
    ])
  })

  it('is empty where there is nothing to say', () => {
    expect(previewLines({ choice: 'pass', title: 'Pass' })).toEqual([])
  })
})
