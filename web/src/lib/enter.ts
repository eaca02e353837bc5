/** The way to a table that was just opened: remember its secrets, then go there. */
import { keep } from './keep.svelte'
import type { Opened, TableInfo } from './protocol'
import { route, tablePath } from './route.svelte'

export function enterOpened(opened: Opened, about: { game: string; title: string }): void {
  keep.opened(opened, { ...about, at: Date.now() })
  route.go(tablePath(opened.table))
}

/** The way to a seat that was just taken: remember its secret, and that the link is spent. */
export function enterJoined({ table, game, title, seats }: TableInfo, token: string): void {
  const names = seats.map(({ name }) => name)
  keep.visited({ table, token, game, title, names, at: Date.now(), over: false })
  route.go(tablePath(table, token))
}
