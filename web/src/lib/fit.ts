/** Words fitted to their box: measured, not guessed, and never below eleven pixels. */

import type { Attachment } from 'svelte/attachments'
import { ratio } from './rem'

const SMALLEST = 11 // of the styles' pixels

/**
 * Sets the size of a line of display type so that its longest line fits. `text` and `size` are what
 * it depends on; the size is in the board's unit, which grows with the level. What does not fit even
 * so `is-two`: its style breaks it into two lines.
 */
export function fit(_text: string, size: number): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => {
      node.style.fontSize = ''
      node.classList.remove('is-tight', 'is-two')
      if (node.scrollWidth <= node.clientWidth) return
      const full = parseFloat(getComputedStyle(node).fontSize) || size
      node.classList.add('is-tight')
      const share = node.clientWidth / node.scrollWidth
      node.style.fontSize = `${Math.max(SMALLEST * ratio(), Math.floor(full * share * 2) / 2)}px`
      node.classList.toggle('is-two', node.scrollWidth > node.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    void document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }
}

/** Tells a box how many whole lines of its text it can show, as --lines. */
export function wholeLines(_text: string): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => {
      const height = parseFloat(getComputedStyle(node).lineHeight)
      const lines = Math.max(1, Math.floor((node.clientHeight + 1) / height))
      node.style.setProperty('--lines', String(lines))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }
}

const STEP = 8 // pixels of the styles by which a card grows
const WIDEST = 2.5 // times its own width

/** Makes a card of fixed height as wide as the words in its box `inner` need. */
export function widen(_text: string, inner: string): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => {
      node.style.width = ''
      const box = node.querySelector(inner)
      if (!box || box.clientWidth <= 1) return // words that only the ear is told need no room
      const own = node.offsetWidth
      let width = own
      while (box.scrollHeight > box.clientHeight && width < own * WIDEST) {
        width += STEP * ratio()
        node.style.width = `${width}px`
      }
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    void document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }
}

/** Marks a board as `is-crowded` where a row of cards in it, found by `rows`, is wider than its box. */
export function crowd(rows: string): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => {
      node.classList.remove('is-crowded')
      const wide = [...node.querySelectorAll(rows)].some((row) => row.scrollWidth > row.clientWidth)
      node.classList.toggle('is-crowded', wide)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(node)
    const cards = new MutationObserver(measure)
    cards.observe(node, { childList: true, subtree: true })
    void document.fonts?.ready.then(measure)
    return () => {
      sizes.disconnect()
      cards.disconnect()
    }
  }
}
