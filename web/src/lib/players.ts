/** The emblems of the seats, in order: each is a shape, a glyph, a hat and a colour. */
export const EMBLEMS = ['lantern', 'umbrella', 'teapot', 'key'] as const

export type Emblem = (typeof EMBLEMS)[number]

export function emblemOf(seat: number): Emblem {
  return EMBLEMS[((seat % 4) + 4) % 4]!
}
