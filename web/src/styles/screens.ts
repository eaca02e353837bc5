/**
 * The screens that the page is laid out for, each named once: `@media (--phone)` in a style, and
 * `mediaOf('phone')` in a component. A pixel is meant at the usual size of letters; whoever has
 * larger ones in the browser has a smaller screen, just as with its zoom.
 */

export const screens = {
  /** A phone, however it is held. */
  phone: '(width < 768px), (width <= 980px) and (height <= 620px)',
  /** A phone that is held sideways, or a desktop at twice its size. */
  sideways: '(width >= 560px) and (width <= 980px) and (height <= 620px)',
  tablet:
    '(width > 980px) and (width < 1200px), (width >= 768px) and (width < 1200px) and (height > 620px)',
  /** A tablet that is held upright. */
  slim: '(width >= 768px) and (width <= 980px) and (height > 620px)',
  desk: '(width >= 1200px)',
  /** Everything grows on larger stock. */
  large: '(width >= 1680px) and (height >= 960px)',
  huge: '(width >= 2240px) and (height >= 1280px)',
} as const

export type Screen = keyof typeof screens

const USUAL = 16 // pixels of a letter, as browsers have it before anybody changes it

/** Sizes in pixels, as multiples of the size of letters in some unit. */
export function scaled(value: string, unit: 'em' | 'rem', least = 0): string {
  return value.replace(/(?<![\w.#-])(-?\d*\.?\d+)px\b/g, (pixels, number: string) =>
    Math.abs(Number(number)) > least
      ? `${Number((Number(number) / USUAL).toFixed(5))}${unit}`
      : pixels,
  )
}

/** A screen as a media query. */
export function mediaOf(screen: Screen): string {
  return scaled(screens[screen], 'em')
}
