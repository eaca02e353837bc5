/**
 * Whether the mouse has not moved since a press. What comes to lie under a pointer that rests,
 * because the table has changed, was not pointed at.
 */

const SLIP = 4 // pixels that a hand moves without meaning it

let pressed: { x: number; y: number } | null = null

function press(event: PointerEvent): void {
  pressed = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : null
}

function move(event: PointerEvent): void {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) {
    pressed = null
  }
}

if (typeof window !== 'undefined') {
  // Before anything on the page hears of it.
  const before = { capture: true, passive: true }
  window.addEventListener('pointerdown', press, before)
  window.addEventListener('pointerover', move, before)
  window.addEventListener('pointermove', move, before)
}

/** Whether an event of the mouse is meant: it is the mouse, and has moved since it was pressed. */
export function isMeant(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && pressed === null
}
