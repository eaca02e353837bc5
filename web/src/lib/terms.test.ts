import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { TermInfo } from './protocol'
import { cutAtTerms, finderOf } from './terms'

const LANGUAGES = ['en', 'pl', 'ru']
const folder = new URL('../../../src/overseer/texts/', import.meta.url)

/** The terms of a game as the server sends them, from the texts themselves. */
function termsOf(game: string, language: string): TermInfo[] {
  const read = (each: string) => {
    const bundle = new FluentBundle(each, { useIsolating: false })
    bundle.addResource(
      new FluentResource(readFileSync(new URL(`${each}/glossary.ftl`, folder), 'utf8')),
    )
    return bundle
  }
  const [english, own] = [read('en'), read(language)]
  const ids = [...english._messages.keys()]
  return ids.flatMap((id) => {
    const say = (bundle: FluentBundle, name: string): string => {
      const pattern = bundle.getMessage(id)?.attributes[name]
      return pattern ? bundle.formatPattern(pattern) : ''
    }
    const of = say(english, 'game')
    const forms = say(own, 'forms')
    if (!forms || (of && of !== game)) return []
    const rules = say(english, 'rules').split(', ')
    return { id, word: id, text: say(own, 'means'), forms: forms.split(', '), rules }
  })
}

function foundIn(text: string, game: string, language: string): Record<string, string> {
  const pieces = cutAtTerms(text, finderOf(termsOf(game, language)))
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  return Object.fromEntries(
    pieces.flatMap(({ text: word, term }) => (term ? [[term.id.replace('term-', ''), word]] : [])),
  )
}

describe('the terms in a text', () => {
  it('are found in any form in Polish', () => {
    expect(foundIn('Mieszkańcy wracają z pól, a mieszkaniec jest ranny.', 'shelter', 'pl')).toEqual(
      {
        dweller: 'Mieszkańcy',
        space: 'pól',
        injured: 'ranny',
      },
    )
    expect(foundIn('Dwie kostki z przychodem za zagrożenia', 'shelter', 'pl')).toEqual({
      'resource-cube': 'kostki',
      income: 'przychodem',
      threat: 'zagrożenia',
    })
    expect(foundIn('Ocalałemu brakuje wpływów i kapsli.', 'fallout', 'pl')).toEqual({
      survivor: 'Ocalałemu',
      influence: 'wpływów',
      caps: 'kapsli',
    })
  })

  it('are found in any form in Russian', () => {
    expect(foundIn('Жителей отправляют в ячейки этажа за счастьем.', 'shelter', 'ru')).toEqual({
      dweller: 'Жителей',
      space: 'ячейки',
      level: 'этажа',
      happiness: 'счастьем',
    })
    expect(foundIn('У выжившего два замысла и влияние группировок', 'fallout', 'ru')).toEqual({
      survivor: 'выжившего',
      agenda: 'замысла',
      influence: 'влияние',
      faction: 'группировок',
    })
  })

  it('are whole words', () => {
    expect(foundIn('Classrooms, mushrooms and spaceships', 'shelter', 'en')).toEqual({})
    expect(foundIn('Polana, poleć, polski', 'shelter', 'pl')).toEqual({})
  })

  it('are marked where they stand first', () => {
    const pieces = cutAtTerms('A room beside a room', finderOf(termsOf('shelter', 'en')))
    expect(pieces.filter(({ term }) => term)).toHaveLength(1)
    expect(pieces[1]?.text).toBe('room')
  })

  it('are as long as they can be', () => {
    expect(foundIn('the top level and a level', 'shelter', 'en')).toEqual({
      'top-level': 'top level',
      level: 'level',
    })
    expect(foundIn('nieaktywny wróg', 'fallout', 'pl')).toEqual({
      inactive: 'nieaktywny',
      enemy: 'wróg',
    })
  })

  it('are those of the game', () => {
    expect(foundIn('A space for a survivor', 'shelter', 'en')).toEqual({ space: 'space' })
    expect(Object.keys(foundIn('A space for a survivor', 'fallout', 'en'))).toEqual([
      'space-of-the-map',
      'survivor',
    ])
  })

  it.each(LANGUAGES)('each stand somewhere in the rules in %s', (language) => {
    for (const game of ['shelter', 'fallout']) {
      const rules = readFileSync(new URL(`${language}/rules-${game}.ftl`, folder), 'utf8')
      const terms = termsOf(game, language)
      expect(terms.length).toBeGreaterThan(25)
      const found = new Set(
        cutAtTerms(rules, finderOf(terms)).flatMap(({ term }) => (term ? [term.id] : [])),
      )
      expect(terms.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
    }
  })

  it.each(LANGUAGES)('are told apart in %s', (language) => {
    for (const game of ['shelter', 'fallout']) {
      const forms = termsOf(game, language).flatMap((term) => term.forms)
      expect(new Set(forms).size).toBe(forms.length)
    }
  })

  it('are nothing without a glossary', () => {
    expect(finderOf([])).toBeNull()
    expect(cutAtTerms('A room', null)).toEqual([{ text: 'A room' }])
  })
})
