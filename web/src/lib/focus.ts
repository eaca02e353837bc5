/** Where the focus goes when what had it is gone: never to nowhere. */

import type { Attachment } from 'svelte/attachments'

/** For a panel that takes the focus: what gives it back to whoever had it before. */
export function borrowFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/** Whether nothing has the focus, or something that is not to be seen any more. */
export function isLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.getClientRects().length === 0
}

/**
 * Things on a board come and go with every answer. If one goes that had the focus, the first of its
 * homes that is there takes it: selectors, told while the thing still has its place.
 */
export function keepFocus(homesOf: (thing: Element) => readonly string[]): Attachment<HTMLElement> {
  return (root) => {
    let held: Element | null = null
    let homes: readonly string[] = []

    function hold(event: FocusEvent): void {
      held = event.target as Element
      homes = homesOf(held)
    }

    function restore(): void {
      if (!held || held.isConnected || document.activeElement !== document.body) return
      const home = homes.map((each) => root.querySelector<HTMLElement>(each)).find(Boolean)
      if (!home) return
      if (home.tabIndex < 0 && !home.hasAttribute('tabindex')) home.tabIndex = -1
      home.focus({ preventScroll: true })
    }

    const observer = new MutationObserver(restore)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', hold)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', hold)
    }
  }
}
