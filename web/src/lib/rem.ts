/** How large the letters of the page are, where something is measured or drawn by a script. */

const USUAL = 16 // pixels, as the styles are written

/** How many pixels of the screen are one of the styles' pixels. */
export function ratio(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1
}

/** Pixels of the styles as a size that follows that of the letters. */
export function rem(pixels: number): string {
  return `${pixels / USUAL}rem`
}
