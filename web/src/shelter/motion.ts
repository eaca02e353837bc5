/** Motion: brief, skippable, and none at all where people do not want it. */

import type { TransitionConfig } from 'svelte/transition'
import { prefersReducedMotion } from 'svelte/motion'
import { settings } from '../lib/settings.svelte'

export const MOVE = 320 // milliseconds
export const DICE = 700

export function moves(): boolean {
  return settings.motion && !prefersReducedMotion.current
}

/** A slip that is slapped on, or torn off. */
export function drop(_: Element): TransitionConfig {
  if (!moves()) return { duration: 0 }
  return {
    duration: 200,
    css: (t, u) => `opacity: ${t}; translate: 0 ${-18 * u}px; rotate: ${6 * u}deg`,
  }
}

/** Bring everything that moves to its end. */
export function skip(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
  }
}
