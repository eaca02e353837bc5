/** The glossary of the game that is shown, in the language that is shown; asked for once each. */

import { glossary as fetchGlossary } from './api'
import { finderOf, type Finder } from './terms'

class Glossary {
  finder = $state.raw<Finder | null>(null)
  readonly #kept = new Map<string, Promise<Finder | null>>()
  #wanted = ''

  /** Words of this game are explained from now on. Without an answer they are only words. */
  async use(game: string, language: string): Promise<void> {
    const key = `${game} ${language}`
    if (!game || key === this.#wanted) return
    this.#wanted = key
    this.finder = null
    const asked = this.#kept.get(key) ?? this.#ask(key, game, language)
    const finder = await asked
    if (key === this.#wanted) this.finder = finder
  }

  #ask(key: string, game: string, language: string): Promise<Finder | null> {
    const asked = fetchGlossary(game, language).then(
      ({ terms }) => finderOf(terms),
      () => {
        this.#kept.delete(key)
        return null
      },
    )
    this.#kept.set(key, asked)
    return asked
  }
}

export const glossary = new Glossary()
