/** The interface's words: Fluent messages of the language in use, formatted on demand. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, loaders, type Language, type Part } from '../generated/languages'

export { LANGUAGES, OWN_NAMES, PARTS, type Language, type Part } from '../generated/languages'

export type Arguments = Record<string, FluentVariable>

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word)
}

/** The first of a person's languages that the page speaks, or English. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'en'
}

export function makeBundle(language: Language, files: readonly string[]): FluentBundle {
  // The games' texts are read aloud and copied, so they carry no invisible marks of direction.
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) {
    const [problem] = bundle.addResource(new FluentResource(file))
    if (problem) throw problem
  }
  return bundle
}

export class Texts {
  #bundle = $state.raw<FluentBundle | null>(null)
  #language = $state<Language>('en')
  // Plain fields: whoever asks for words is not drawn anew when the language changes.
  #asked: Language = 'en'
  #wanted = new Set<Part>(['page'])
  #loaded = ''

  get language(): Language {
    return this.#language
  }

  use(language: Language): Promise<void> {
    this.#asked = language
    return this.#load()
  }

  /** Have the words of these parts of the page, from now on in every language. */
  need(...parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.#wanted.add(part)
    return this.#load()
  }

  async #load(): Promise<void> {
    const [language, parts] = [this.#asked, [...this.#wanted]]
    const key = `${language} ${parts.join(' ')}`
    if (key === this.#loaded) return
    const files = await Promise.all(parts.map((part) => loaders[language][part]()))
    // More may have been asked for in the meantime; half of the words are never shown.
    if (language !== this.#asked || parts.length < this.#wanted.size) return this.#load()
    this.#loaded = key
    this.#bundle = makeBundle(
      language,
      files.map((file) => file.default),
    )
    this.#language = language
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }

  /** The text of a message; the id itself where there is none, so that it is noticed. */
  t = (id: string, values: Arguments = {}): string => {
    const pattern = this.#bundle?.getMessage(id)?.value
    if (!this.#bundle || !pattern) return id
    return this.#bundle.formatPattern(pattern, values)
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }
}

export const texts = new Texts()
export const t = texts.t

/** A part of the page together with the words that it says. */
export async function worded<Loaded>(part: Promise<Loaded>, ...words: Part[]): Promise<Loaded> {
  const [loaded] = await Promise.all([part, texts.need(...words)])
  return loaded
}

/** A time of the day, from seconds since 1970, as it is written in the language in use. */
/** A time of day, with the day if it is not today. */
export function moment(at: number, now = Date.now()): string {
  const date = new Date(at * 1000)
  if (date.toDateString() === new Date(now).toDateString()) return clock(at)
  const style = { dateStyle: 'short', timeStyle: 'short' } as const
  return date.toLocaleString(texts.language, style)
}

export function clock(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(texts.language, { timeStyle: 'short' })
}
