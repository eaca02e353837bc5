/** Where Tab goes between a thing on the board and the box beside it. */

const STOPS = 'button, a[href], input, select, textarea, summary, [tabindex]'

/** What Tab stops at within an element, in the order of the document. */
export function stops(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) => each.tabIndex >= 0 && !each.hasAttribute('disabled') && each.checkVisibility(),
  )
}

export interface Around<T> {
  anchor: T
  inside: readonly T[] // the stops of the box
  outside: readonly T[] // all others
  back: boolean
}

/** The stop that differs from where Tab would go by itself; null where it does not. */
export function nextStop<T>(from: unknown, { anchor, inside, outside, back }: Around<T>): T | null {
  const [first, last] = [inside[0], inside[inside.length - 1]]
  if (first === undefined || last === undefined) return null
  const at = outside.indexOf(anchor)
  const after = at < 0 ? null : (outside[at + 1] ?? null)
  if (from === anchor && !back) return first
  if (from === first && back) return anchor
  if (from === last && !back) return after
  if (from === after && back) return last
  return null
}
