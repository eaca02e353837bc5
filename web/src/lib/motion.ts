/** Motion: how long things move, and whether they do at all where people do not want it. */

import { prefersReducedMotion } from 'svelte/motion'
import { settings } from './settings.svelte'

export const MOVE = 320 // milliseconds
export const DICE = 700

export function moves(): boolean {
  return settings.motion && !prefersReducedMotion.current
}
