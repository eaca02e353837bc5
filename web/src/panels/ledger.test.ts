import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RuleSection } from '../lib/protocol'
import { countOf, cutAtIds, found, foundIcons, ruleOf, rulesOf } from './ledger'

const rule = (id: string, text: string, title = '') => ({ id, text, title, source: '' })

const SECTIONS: RuleSection[] = [
  {
    id: 'SH-BUILD',
    title: 'Building',
    rules: [rule('SH-BUILD-01', 'Take a room of the track.'), rule('SH-BUILD-02', 'Pay its cost.')],
  },
  { id: 'SH-R-D', title: 'Rulings', rules: [rule('SH-R-21', 'No.', 'May a level have 7 rooms?')] },
]

describe('the rules found', () => {
  test('are those with the words, in their sections', () => {
    const sections = found(SECTIONS, ['room'])
    expect(sections.map((section) => section.id)).toEqual(['SH-BUILD', 'SH-R-D'])
    expect(countOf(sections)).toBe(2)
  })

  test('are also found by the title of their section', () => {
    expect(countOf(found(SECTIONS, ['building']))).toBe(2)
    expect(found(SECTIONS, ['nothing'])).toEqual([])
  })

  test('are found by id in any case', () => {
    expect(ruleOf(SECTIONS, 'sh-r-21')?.text).toBe('No.')
    expect(ruleOf(SECTIONS, 'SH-R-99')).toBeUndefined()
  })
})

test('icons are found by what they are called and mean', () => {
  const icons = [
    { icon: 'water', name: 'woda', text: 'zapłać 1 kostkę' },
    { icon: 'heal', name: 'leczenie', text: '' },
  ]
  expect(foundIcons(icons, ['zaplac']).map(({ icon }) => icon)).toEqual(['water'])
})

test('a text is cut at the ids in it', () => {
  expect(cutAtIds('As in SH-SPEC-01 and ED-07.')).toEqual([
    { text: 'As in ', isId: false },
    { text: 'SH-SPEC-01', isId: true },
    { text: ' and ', isId: false },
    { text: 'ED-07', isId: true },
    { text: '.', isId: false },
  ])
})

describe('the rules of a game', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('are fetched once for each language, and again after a failure', async () => {
    const body = { game: 'shelter', language: 'pl', sections: [], icons: [] }
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('no connection'))
      .mockImplementation(async () => Response.json(body))
    vi.stubGlobal('fetch', fetched)
    await expect(rulesOf('shelter', 'pl')).rejects.toThrow()
    expect(await rulesOf('shelter', 'pl')).toEqual(body)
    expect(await rulesOf('shelter', 'pl')).toEqual(body)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
