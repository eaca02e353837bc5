/** Keyboard shortcuts: when a key is meant as one. */
import { settings } from './settings.svelte'

/** A line of the list of keys: the keys themselves, and the message that says what they do. */
export interface KeyHint {
  keys: string
  text: string
}

/** The key of an event if it is meant as a shortcut: not while typing, not with a modifier. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!settings.choices.keys || event.defaultPrevented) return null
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.target instanceof Element && isTyped(event.target)) return null
  return event.key
}

function isTyped(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Whether a key is meant for the board: nothing is being written, and no dialog is open. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input, select, textarea, [contenteditable], dialog')) return false
  return document.querySelector('dialog[open]') === null
}
