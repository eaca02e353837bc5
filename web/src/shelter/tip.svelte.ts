/** Tips: the name and explanation of a thing on hover, focus and long press. */

import type { Attachment } from 'svelte/attachments'
import { soon } from '../lib/soon'

export interface TipText {
  title: string
  text?: string
}

interface Shown extends TipText {
  node: Element
}

const HOVER = 450 // milliseconds until a tip shows
const PRESS = 500

class Tips {
  shown = $state.raw<Shown | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(node: Element, get: () => TipText | null, delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const text = get()
      this.shown = text && node.isConnected ? { ...text, node } : null
    }, delay)
  }

  hide(node?: Element): void {
    clearTimeout(this.#timer)
    if (!node || this.shown?.node === node) this.shown = null
  }
}

export const tips = new Tips()

/** Whether what points can hover; where it cannot, a long press asks for a tip. */
export function hovers(): boolean {
  return matchMedia('(hover: hover)').matches
}

/** Gives an element a tip; `get` is asked when it is shown. */
export function tip(get: () => TipText | null): Attachment<HTMLElement> {
  return (node) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') tips.show(node, get, HOVER)
    }
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') tips.hide()
      else tips.show(node, get, PRESS)
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) tips.show(node, get, HOVER)
    }
    const leave = (): void => tips.hide(node)
    const menu = (event: Event): void => {
      if (tips.shown?.node === node) event.preventDefault()
    }
    const events = {
      pointerenter: enter,
      pointerleave: leave,
      pointercancel: leave,
      pointerdown: press,
      focus,
      blur: soon(leave),
      contextmenu: menu,
    }
    for (const [name, handler] of Object.entries(events)) {
      node.addEventListener(name, handler as EventListener)
    }
    return () => {
      leave()
      for (const [name, handler] of Object.entries(events)) {
        node.removeEventListener(name, handler as EventListener)
      }
    }
  }
}
