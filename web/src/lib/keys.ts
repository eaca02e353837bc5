/** Keyboard shortcuts: when a key is meant as one. */
import { settings } from './settings.svelte'

/** A line of the list of keys: the keys themselves, and the message that says what they do. */
export interface KeyHint {
  keys: string
  text: string
}

/** The key of an event if it is meant as a shortcut, else null.

It is not while something is written or a dialog is open, nor with a modifier. Who has switched
shortcuts off means no letter and no digit as one; Escape still puts things away. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  if (!settings.choices.keys && event.key.length === 1) return null
  if (event.target instanceof Element && isTyped(event.target)) return null
  return document.querySelector('dialog[open]') === null ? event.key : null
}

function isTyped(target: Element): boolean {
  const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
  return target.closest(typed) !== null
}
