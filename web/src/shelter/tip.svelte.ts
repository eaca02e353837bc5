/** Tips: the name and explanation of a thing on hover, focus and long press. */

import type { Attachment } from 'svelte/attachments'
import { soon } from '../lib/soon'

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

class Tips {
  shown = $state.raw<Shown | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(node: Element, get: TipOf, pressed = false): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => (this.shown = node.isConnected ? { node, get, pressed } : null),
      pressed ? PRESS : HOVER,
    )
  }

  hide(node?: Element): void {
    clearTimeout(this.#timer)
    if (!node || this.shown?.node === node) this.shown = null
  }
}

export const tips = new Tips()

/** Gives an element a tip; `get` is asked while it is shown, since the table may change. */
export function tip(get: TipOf): Attachment<HTMLElement> {
  return (node) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') tips.show(node, get)
    }
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') tips.hide()
      else tips.show(node, get, true)
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) tips.show(node, get)
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
