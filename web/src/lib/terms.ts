/** Words of the glossary in a text: where they stand, whatever their endings. */

import type { TermInfo } from './protocol'

export interface Piece {
  text: string
  term?: TermInfo
}

export interface Finder {
  pattern: RegExp
  terms: readonly TermInfo[] // by the groups of the pattern
}

const BEFORE = '(?<![\\p{L}\\p{N}])'
const AFTER = '(?![\\p{L}\\p{N}])'

/** What finds the terms; of several that begin at one place, the longest form wins. */
export function finderOf(terms: readonly TermInfo[]): Finder | null {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ term, form })))
  if (forms.length === 0) return null
  forms.sort((a, b) => b.form.length - a.form.length)
  const source = forms.map(({ form }) => `(${form.split(' ').map(wordOf).join('\\s+')})`).join('|')
  return {
    pattern: new RegExp(`${BEFORE}(?:${source})${AFTER}`, 'giu'),
    terms: forms.map(({ term }) => term),
  }
}

/** A text cut at its terms; each is marked where it stands first. */
export function cutAtTerms(text: string, finder: Finder | null): Piece[] {
  if (!finder) return [{ text }]
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let end = 0
  for (const match of text.matchAll(finder.pattern)) {
    const term = finder.terms[match.slice(1).findIndex((group) => group !== undefined)]
    if (!term || seen.has(term.id)) continue
    seen.add(term.id)
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[0], term })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** A word of a form; one that ends in * goes on as it likes. */
function wordOf(word: string): string {
  const [stem = '', ...more] = word.split('*')
  const plain = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return more.length > 0 ? `${plain}\\p{L}*` : plain
}
