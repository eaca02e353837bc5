/** How things move on the board: briefly. */

import type { TransitionConfig } from 'svelte/transition'
import { moves } from '../lib/motion'

/** A slip that is slapped on, or torn off. */
export function drop(_: Element): TransitionConfig {
  if (!moves()) return { duration: 0 }
  return {
    duration: 200,
    css: (t, u) => `opacity: ${t}; translate: 0 ${-18 * u}px; rotate: ${6 * u}deg`,
  }
}
