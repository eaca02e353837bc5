/** Motion: how long things move, whether they do at all, and how everything that moves is skipped. */

import { prefersReducedMotion } from 'svelte/motion'
import { settings } from './settings.svelte'

export const MOVE = 320 // milliseconds
export const DICE = 700

export function moves(): boolean {
  return settings.motion && !prefersReducedMotion.current
}

/** Bring everything that moves to its end. */
export function skip(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
  }
}
