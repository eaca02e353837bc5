import { describe, expect, test } from 'vitest'
import { fold, matches, pieces, wordsOf } from './search'

const RULE = {
  id: 'SH-BUILD-05',
  title: 'Czy można budować?',
  text: 'Pomieszczenie buduje się na własnym poziomie, obok windy; źródłem jest tor.',
}

describe('folding', () => {
  test('takes off case and diacritics, and keeps the length', () => {
    for (const text of ['ŻÓŁĆ, gęś', 'ЁЖИК й', 'Wiera 🎲 İ', '']) {
      expect(fold(text)).toHaveLength(text.length)
    }
    expect(fold('ŻÓŁĆ')).toBe('zolc')
    expect(fold('Ещё')).toBe('еще')
  })
})

describe('a query', () => {
  test('is its words, quoted ones together', () => {
    expect(wordsOf('  Winda, „własnym poziomie” tor ')).toEqual([
      'winda',
      'wlasnym poziomie',
      'tor',
    ])
    expect(wordsOf('   ')).toEqual([])
  })

  test('finds a rule by its id in any case and in part', () => {
    expect(matches(RULE, wordsOf('sh-build'))).toBe(true)
    expect(matches(RULE, wordsOf('sh-fight'))).toBe(false)
  })

  test('finds a rule by words without their diacritics', () => {
    expect(matches(RULE, wordsOf('zrodlem windy'))).toBe(true)
    expect(matches(RULE, wordsOf('mozna tor'))).toBe(true)
  })

  test('wants all its words', () => {
    expect(matches(RULE, wordsOf('windy kości'))).toBe(false)
  })

  test('without words finds everything', () => {
    expect(matches(RULE, [])).toBe(true)
  })
})

describe('pieces', () => {
  test('mark the hits in the original writing', () => {
    expect(pieces('Obok Źródła', wordsOf('zrod'))).toEqual([
      { text: 'Obok ', hit: false },
      { text: 'Źród', hit: true },
      { text: 'ła', hit: false },
    ])
  })

  test('join hits that overlap', () => {
    expect(pieces('dwellers', ['dwell', 'well', 'ers'])).toEqual([{ text: 'dwellers', hit: true }])
  })

  test('of a text without hits are the text', () => {
    expect(pieces('Dice', [])).toEqual([{ text: 'Dice', hit: false }])
    expect(pieces('', ['a'])).toEqual([])
  })
})
