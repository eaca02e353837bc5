/**
 * Sizes that follow the browser's: what is written in pixels becomes multiples of the size of letters.
 * Hairlines up to two pixels stay as they are. Screens are asked for by their names.
 */

import type { Plugin } from 'postcss'
import { mediaOf, scaled, screens, type Screen } from '../src/styles/screens.ts'

const HAIRLINE = 2

export function rem(): Plugin {
  return {
    postcssPlugin: 'rem',
    Declaration(declaration) {
      declaration.value = remOf(declaration.value)
    },
    AtRule: {
      media(rule) {
        rule.params = mediaQuery(rule.params)
      },
      container(rule) {
        rule.params = scaled(rule.params, 'rem')
      },
    },
  }
}

/** A value with its sizes in rem; what stands in quotes or is an address is left alone. */
export function remOf(value: string): string {
  return value
    .split(/("[^"]*"|'[^']*'|url\([^)]*\))/)
    .map((part, index) => (index % 2 === 0 ? scaled(part, 'rem', HAIRLINE) : part))
    .join('')
}

/** A media query with its named screens spelt out. */
export function mediaQuery(params: string): string {
  const spelt = params.replace(/\(--([\w-]+)\)( and)?/g, (_, name: string, and = '') => {
    if (!(name in screens)) throw new Error(`there is no screen ${name} in styles/screens.ts`)
    const media = mediaOf(name as Screen)
    if (and && media.includes(',')) throw new Error(`${name} is a list, which no "and" follows`)
    return media + and
  })
  return scaled(spelt, 'em')
}
