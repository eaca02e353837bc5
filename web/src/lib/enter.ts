/** The way to a table that was just opened: remember its secrets, then go there. */
import { keep } from './keep.svelte'
import type { Opened } from './protocol'
import { route, tablePath } from './route.svelte'

export function enterOpened(opened: Opened, about: { game: string; title: string }): void {
  keep.opened(opened, { ...about, at: Date.now() })
  route.go(tablePath(opened.table))
}
