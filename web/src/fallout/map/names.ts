/** Names on the map: broken into lines, and about how wide they are. */

/** The letters that a cell holds on a line. */
export const LINE = 9
/** Those that can still be squeezed into it. */
const MOST = 13

/** A name on as few lines as will do, broken where they are most alike. */
export function linesOf(text: string): string[] {
  const words = text.split(' ')
  if (text.length <= LINE || words.length === 1) return [text]
  const two = best(broken(words, 2))
  return longest(two) <= MOST || words.length === 2 ? two : best([two, ...broken(words, 3)])
}

/** All ways to put words on some lines. */
function broken(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(1)
    .flatMap((_, i) =>
      broken(words.slice(i + 1), lines - 1).map((rest) => [
        words.slice(0, i + 1).join(' '),
        ...rest,
      ]),
    )
}

function best(ways: readonly string[][]): string[] {
  return ways.reduce((one, two) => (longest(two) < longest(one) ? two : one))
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}

/** About how wide a line is, in units of the map. */
export function widthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[\p{Lu}\d]/u.test(letter)) return /\p{Script=Cyrillic}/u.test(letter) ? 6.6 : 5.9
  return letter === ' ' ? 3 : 5
}
