/** Search in the rules: by id and by words, whatever the case and the diacritics. */

export interface Searchable {
  id: string
  title: string
  text: string
}

export interface Piece {
  text: string
  hit: boolean
}

// Letters that Unicode does not take apart into a base letter and a mark.
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 's' }

/** A text for comparison: as long as the original, so that places in one are places in the other. */
export function fold(text: string): string {
  let folded = ''
  for (const letter of text) {
    const base = letter.toLowerCase().normalize('NFD').charAt(0)
    folded += letter.length === 1 ? (WHOLE_LETTERS[base] ?? base) : letter
  }
  return folded
}

/** The words of a query, folded; what is between quotation marks is one word. */
export function wordsOf(query: string): string[] {
  const found = fold(query).matchAll(/["„“”«»]([^"„“”«»]+)["„“”«»]|[^\s,;"„“”«»]+/g)
  return [...found].map((match) => (match[1] ?? match[0]).trim()).filter((word) => word !== '')
}

/** Whether a rule has all the words, in its id, its title or its text. */
export function matches(rule: Searchable, words: readonly string[]): boolean {
  const inside = fold(`${rule.id}\n${rule.title}\n${rule.text}`)
  return words.every((word) => inside.includes(word))
}

/** A text in pieces, those that a word hits marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const hits = hitsOf(fold(text), words)
  const found: Piece[] = []
  let start = 0
  for (const [from, to] of hits) {
    if (from > start) found.push({ text: text.slice(start, from), hit: false })
    found.push({ text: text.slice(from, to), hit: true })
    start = to
  }
  if (start < text.length) found.push({ text: text.slice(start), hit: false })
  return found
}

/** Where words occur in a folded text, from left to right, those that touch joined. */
function hitsOf(folded: string, words: readonly string[]): [number, number][] {
  const all: [number, number][] = []
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
      all.push([from, from + word.length])
    }
  }
  all.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const joined: [number, number][] = []
  for (const hit of all) {
    const last = joined.at(-1)
    if (last !== undefined && hit[0] <= last[1]) last[1] = Math.max(last[1], hit[1])
    else joined.push(hit)
  }
  return joined
}
