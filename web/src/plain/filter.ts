/** Finding options by what they say. */
import type { OptionInfo } from '../lib/protocol'

export interface Numbered {
  option: OptionInfo
  /** From 1, as shown; it stays the same when others are filtered out. */
  number: number
}

/** The options that contain all words, whatever their case and accents. */
export function filterOptions(options: readonly OptionInfo[], words: string): Numbered[] {
  const wanted = plainLetters(words).split(/\s+/).filter(Boolean)
  return options
    .map((option, index) => ({ option, number: index + 1 }))
    .filter(({ option }) => {
      const text = plainLetters(`${option.text} ${option.choice}`)
      return wanted.every((word) => text.includes(word))
    })
}

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
}
