/** The interface's words: Fluent messages of the language in use, formatted on demand. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, loaders, type Language } from '../generated/languages'

export { LANGUAGES, OWN_NAMES, type Language } from '../generated/languages'

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

  get language(): Language {
    return this.#language
  }

  async use(language: Language): Promise<void> {
    const files = await loaders[language]()
    this.#bundle = makeBundle(language, files.default)
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
