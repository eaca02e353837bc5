import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loaders } from '../generated/languages'
import {
  LANGUAGES,
  makeBundle,
  PARTS,
  preferredLanguage,
  Texts,
  type Language,
  type Part,
} from './texts.svelte'

const folder = new URL('../../../src/overseer/texts/', import.meta.url)
const source = new URL('../', import.meta.url)

function files(language: Language): string[] {
  const own = new URL(`${language}/`, folder)
  return readdirSync(own)
    .filter((name) => name.startsWith('page'))
    .map((name) => readFileSync(new URL(name, own), 'utf8'))
}

function sources(at: URL): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'generated') return []
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, at))
    if (!/\.(svelte|ts)$/.test(entry.name) || /\.(test|d)\.ts$/.test(entry.name)) return []
    return [readFileSync(new URL(entry.name, at), 'utf8')]
  })
}

/** The parts of the words that are there wherever something of a folder is shown. */
const LOADED: Record<string, Part[]> = {
  analysis: ['page', 'panels', 'hint'],
  home: ['page', 'home'],
  demo: ['page', 'panels'],
  hint: ['page', 'hint'],
  lesson: ['page', 'panels'],
  lobby: ['page', 'panels'],
  look: ['page', 'panels', 'fallout', 'look'],
  // Cards that are told come only where words for them have come, too.
  panels: ['page', 'panels', 'told'],
  parts: ['page', 'told'],
  plain: ['page', 'panels', 'told'],
  table: ['page', 'panels'],
  fallout: ['page', 'panels', 'fallout', 'told'],
  shelter: ['page', 'panels', 'shelter'],
}

/** Whether an id is named in full, or made from a stem: `page-theme-${theme}`. */
function isNamed(id: string, text: string): boolean {
  if (text.includes(`'${id}'`)) return true
  const stems = [...text.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map(([, stem]) => stem!)
  return stems.some((stem) => id.startsWith(stem))
}

describe('the words of the page', () => {
  it.each(LANGUAGES)('are Fluent that the page understands: %s', (language) => {
    expect(() => makeBundle(language, files(language))).not.toThrow()
  })

  it('have a message for every id that the page names', () => {
    const bundle = makeBundle('en', files('en'))
    const named = sources(source).flatMap((text) =>
      [...text.matchAll(/['"`](page-[a-z0-9-]*[a-z0-9])['"`]/g)].map(([, id]) => id!),
    )
    expect(named.length).toBeGreaterThan(150)
    expect([...new Set(named)].filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  it('are loaded wherever they are shown', async () => {
    const ids = new Map<Part, string[]>()
    for (const part of PARTS) {
      const { default: text } = await loaders.en[part]()
      ids.set(
        part,
        [...text.matchAll(/^(page-[a-z0-9-]+) =/gm)].map(([, id]) => id!),
      )
    }
    const folders = readdirSync(source, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
      .map(({ name }) => name)
    const lost = folders.flatMap((folder) => {
      const text = sources(new URL(`${folder}/`, source)).join('\n')
      const missing = PARTS.filter((part) => !(LOADED[folder] ?? ['page']).includes(part))
      return missing.flatMap((part) => (ids.get(part) ?? []).filter((id) => isNamed(id, text)))
    })
    expect(lost).toEqual([])
  })

  it('has no message that nothing shows', () => {
    const text = sources(source).join('\n')
    const ids = files('en').flatMap((file) =>
      [...file.matchAll(/^(page-[a-z0-9-]+) =/gm)].map(([, id]) => id!),
    )
    expect(ids.filter((id) => !isNamed(id, text))).toEqual([])
  })

  it('counts as each language does', () => {
    const say = (language: Language, count: number) => {
      const bundle = makeBundle(language, files(language))
      return bundle.formatPattern(bundle.getMessage('page-resume-others')!.value!, { count })
    }
    expect([1, 3].map((count) => say('en', count))).toEqual(['One more table', '3 more tables'])
    expect([1, 3, 5].map((count) => say('pl', count))).toEqual([
      'Jeszcze jeden stół',
      'Jeszcze 3 stoły',
      'Jeszcze 5 stołów',
    ])
    expect([21, 3, 5].map((count) => say('ru', count))).toEqual([
      'Ещё 21 стол',
      'Ещё 3 стола',
      'Ещё 5 столов',
    ])
  })
})

describe('texts', () => {
  it('speak the language that was asked for', async () => {
    const texts = new Texts()
    await texts.use('pl')
    expect(texts.language).toBe('pl')
    expect(texts.t('page-who-turn', { name: 'Ada' })).toBe('Ada: twoja kolej.')
    await texts.use('ru')
    expect(texts.t('page-who-turn', { name: 'Ада' })).toBe('Ада, ваш ход.')
  })

  it('come in parts, and in the language that was asked for last', async () => {
    const texts = new Texts()
    await texts.use('en')
    expect(texts.has('page-request')).toBe(false)
    await Promise.all([texts.need('home'), texts.use('ru'), texts.need('fallout')])
    expect(texts.t('page-request')).toBe('Заявка на стол')
    expect(texts.t('page-fallout-orders')).toBe('Ваши приказы')
    expect(texts.has('page-shelter-orders')).toBe(false)
    await texts.use('pl')
    expect(texts.t('page-request')).toBe('Podanie o stół')
  })

  it('show an id that has no message', async () => {
    const texts = new Texts()
    await texts.use('en')
    expect(texts.t('page-nothing')).toBe('page-nothing')
  })
})

describe('the preferred language', () => {
  it('is the first that the page speaks', () => {
    expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl')
    expect(preferredLanguage(['ru'])).toBe('ru')
  })

  it('is English where none is spoken', () => {
    expect(preferredLanguage(['de', 'fr'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })
})
