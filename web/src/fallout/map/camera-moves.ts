/** Moving the map by hand: drag with one pointer, pinch with two, zoom with the wheel. */

import type { Attachment } from 'svelte/attachments'
import type { Camera } from './camera.svelte'
import type { Point } from './hex'

const SLIP = 6 // pixels that a press may move and still be one
const WHEEL = 0.0016 // of a factor per pixel of the wheel

export function movesCamera(camera: Camera): Attachment<HTMLElement> {
  return (node) => {
    const pointers = new Map<number, Point>()
    let moved = 0

    const at = (event: PointerEvent | WheelEvent): Point => {
      const { left, top } = node.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const down = (event: PointerEvent): void => {
      if (pointers.size === 0) moved = 0
      pointers.set(event.pointerId, at(event))
    }
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const point = at(event)
      moved += Math.hypot(point.x - before.x, point.y - before.y)
      if (moved > SLIP && !node.hasPointerCapture(event.pointerId)) {
        node.setPointerCapture(event.pointerId)
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, point)
      if (other) {
        const [was, is] = [distance(before, other), distance(point, other)]
        if (was > 0) camera.scale(is / was, between(point, other))
      } else if (moved > SLIP) camera.drag(point.x - before.x, point.y - before.y)
    }
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId)
    }
    // A press that has moved the map is not meant for what is under it.
    const click = (event: MouseEvent): void => {
      if (moved > SLIP) event.stopPropagation()
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
      camera.scale(Math.exp(-event.deltaY * pixels * WHEEL), at(event))
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', up)
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('wheel', wheel, { passive: false })
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('wheel', wheel)
    }
  }
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y)
}

function between(one: Point, two: Point): Point {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
}
