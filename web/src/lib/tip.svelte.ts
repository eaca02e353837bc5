/** Tips: the name and explanation of a thing on hover, focus and long press. */

import type { Attachment } from 'svelte/attachments'
import { soon } from './soon'
import { isMeant } from './still'

export interface TipText {
  title: string
  text?: string
}

/** The tip of a thing; `pressed` if a finger asks for it. */
type TipOf = (pressed: boolean) => TipText | null

interface Shown {
  node: Element
  get: TipOf
  pressed: boolean
}

const HOVER = 450 // milliseconds until a tip shows
const PRESS = 500
const TIPPED = '[data-tip]'

class Tips {
  shown = $state.raw<Shown | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: Element | null = null // whose tip is about to show

  show(node: Element, get: TipOf, delay = HOVER, pressed = false): void {
    if (node === this.#next || node === this.shown?.node) return
    clearTimeout(this.#timer)
    this.#next = node
    this.#timer = setTimeout(() => {
      this.#next = null
      this.shown = node.isConnected ? { node, get, pressed } : null
    }, delay)
  }

  hide(node?: Element): void {
    clearTimeout(this.#timer)
    this.#next = null
    if (!node || this.shown?.node === node) this.shown = null
  }
}

export const tips = new Tips()

/** Gives an element a tip; `get` is asked while it is shown, since the table may change. */
export function tip(get: TipOf): Attachment<HTMLElement> {
  return (node) => {
    // Of things within each other, the innermost speaks.
    const isAbout = ({ target }: Event): boolean => (target as Element).closest(TIPPED) === node
    const enter = (event: PointerEvent): void => {
      if (isMeant(event) && isAbout(event)) tips.show(node, get)
    }
    // What does nothing else when it is tapped says its name at once, and goes on saying it.
    const isStill = (): boolean => node.closest('button, a, summary, label') === null
    const press = (event: PointerEvent): void => {
      if (!isAbout(event)) return
      if (event.pointerType === 'mouse') tips.hide()
      else tips.show(node, get, isStill() ? 0 : PRESS, true)
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) tips.show(node, get)
    }
    const leave = (event?: Event): void => {
      if (event && !(event instanceof PointerEvent && event.pointerType === 'mouse')) {
        if (event.type.startsWith('pointer') && isStill()) return
      }
      tips.hide(node)
    }
    const menu = (event: Event): void => {
      if (tips.shown?.node === node) event.preventDefault()
    }
    const events = {
      pointerenter: enter,
      pointermove: enter,
      pointerleave: leave,
      pointercancel: leave,
      pointerdown: press,
      focus,
      blur: soon(leave),
      contextmenu: menu,
    }
    node.dataset.tip = ''
    for (const [name, handler] of Object.entries(events)) {
      node.addEventListener(name, handler as EventListener)
    }
    return () => {
      leave()
      delete node.dataset.tip
      for (const [name, handler] of Object.entries(events)) {
        node.removeEventListener(name, handler as EventListener)
      }
    }
  }
}
