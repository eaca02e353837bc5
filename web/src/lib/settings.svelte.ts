/** What a person has chosen for this browser: language, theme, speed, sound and the like. */
import { browserStore, type Store } from './store'
import { isLanguage, preferredLanguage, type Language } from './texts.svelte'

export type Theme = 'day' | 'night'
export type Size = 'normal' | 'large'

export interface Choices {
  language: Language
  /** `auto` follows the system. */
  theme: Theme | 'auto'
  /** How large letters and cards are. */
  size: Size
  name: string
  /** The game that was chosen last. */
  game: string
  plain: boolean
  motion: boolean
  sound: boolean
  /** Whether stories are read aloud by the browser's voice as they come. */
  aloud: boolean
  confirm: boolean
  /** Whether one takes back at will where all others are bots, at tables that one opens. */
  undo: boolean
  notify: boolean
  /** Whether single keys are shortcuts. */
  keys: boolean
  /** Whether fights and tests are played by their odds, unless one steps in. */
  fights: boolean
  /** Milliseconds between the choices of bots, at tables that one opens. */
  pace: number
}

export const SIZES: readonly Size[] = ['normal', 'large']
export const PACES = [1600, 700, 250, 0] as const

const KEY = 'overseer.settings'

export function readChoices(stored: unknown, wishes: readonly string[]): Choices {
  const defaults: Choices = {
    language: preferredLanguage(wishes),
    theme: 'auto',
    size: 'normal',
    name: '',
    game: '',
    plain: false,
    motion: true,
    sound: false,
    aloud: false,
    confirm: false,
    undo: true,
    notify: false,
    keys: true,
    fights: false,
    pace: 700,
  }
  if (typeof stored !== 'object' || stored === null) return defaults
  const found = stored as Record<string, unknown>
  const choices: Record<string, unknown> = { ...defaults }
  for (const [key, value] of Object.entries(defaults)) {
    if (typeof found[key] === typeof value) choices[key] = found[key]
  }
  if (!isLanguage(String(choices.language))) choices.language = defaults.language
  if (!['day', 'night', 'auto'].includes(String(choices.theme))) choices.theme = defaults.theme
  if (!SIZES.includes(choices.size as Size)) choices.size = defaults.size
  return choices as unknown as Choices
}

export class Settings {
  #choices: Choices
  #store: Store
  #dark = $state(false)
  #still = $state(false)

  constructor(store: Store, wishes: readonly string[]) {
    this.#store = store
    this.#choices = $state(readChoices(store.read(KEY), wishes))
    follow('(prefers-color-scheme: dark)', (is) => (this.#dark = is))
    follow('(prefers-reduced-motion: reduce)', (is) => (this.#still = is))
  }

  /** What was chosen, as it was chosen. */
  get choices(): Readonly<Choices> {
    return this.#choices
  }

  /** The theme in effect. */
  get theme(): Theme {
    const { theme } = this.#choices
    if (theme !== 'auto') return theme
    return this.#dark ? 'night' : 'day'
  }

  /** Whether things move: chosen here, and not declined in the system's settings. */
  get motion(): boolean {
    return this.#choices.motion && !this.#still
  }

  get language(): Language {
    return this.#choices.language
  }

  get confirm(): boolean {
    return this.#choices.confirm
  }

  get plain(): boolean {
    return this.#choices.plain
  }

  get sound(): boolean {
    return this.#choices.sound
  }

  get aloud(): boolean {
    return this.#choices.aloud
  }

  set(changes: Partial<Choices>): void {
    Object.assign(this.#choices, changes)
    this.#store.write(KEY, { ...this.#choices })
  }
}

export const settings = new Settings(
  browserStore('localStorage'),
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? []),
)

function follow(query: string, tell: (is: boolean) => void): void {
  if (typeof matchMedia !== 'function') return
  const media = matchMedia(query)
  tell(media.matches)
  media.addEventListener('change', () => tell(media.matches))
}
