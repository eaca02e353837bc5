/** Numbers in the language of the page. */
import { texts } from '../lib/texts.svelte'

/** A number as the language writes it, with at most one decimal. */
export function number(value: number): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 }).format(value)
}
