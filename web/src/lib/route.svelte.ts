/** Which screen is shown: it stands in the fragment of the address, which no server sees. */

export type Screen =
  | { name: 'home' }
  | { name: 'table'; table: string; token: string; line: number | null }
  | { name: 'rules'; game: string; at: string }
  | { name: 'about' }
  | { name: 'look'; at: string }

export function parseRoute(fragment: string): Screen {
  const [first = '', second = '', third = ''] = fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode)
  if (first === 't' && second) return { name: 'table', ...tableOf(second), token: third }
  if (first === 'rules' && second) return { name: 'rules', game: second, at: third }
  if (first === 'about') return { name: 'about' }
  if (first === 'look') return { name: 'look', at: second }
  return { name: 'home' }
}

/** The address of a table; with a line, of the moment after it. */
export function tablePath(table: string, token = '', line: number | null = null): string {
  const moment = line === null ? '' : `@${line}`
  const path = `#/t/${encodeURIComponent(table)}${moment}`
  return token ? `${path}/${encodeURIComponent(token)}` : path
}

/** A link that opens a table for whoever follows it; without a token, for who knows the table. */
export function tableLink(table: string, token: string, line: number | null = null): string {
  return `${location.origin}${location.pathname}${tablePath(table, token, line)}`
}

/** The path of a table in what somebody pasted: a whole link, or the end of one. */
export function pastedTable(text: string): string | null {
  const fragment = text.trim().match(/#?\/?t\/[^/\s]+\/[^/\s?#]+$/)?.[0]
  if (!fragment) return null
  const screen = parseRoute(fragment)
  return screen.name === 'table' ? tablePath(screen.table, screen.token, screen.line) : null
}

export class Route {
  screen = $state.raw<Screen>({ name: 'home' })
  /** The address that the screen was made from. */
  #shown = ''

  start(): void {
    const follow = () => this.#show(location.hash)
    addEventListener('hashchange', follow)
    follow()
  }

  /**
   * Show another screen, at once: the browser tells of the new address only later, and by then
   * the screen that is being left could have rewritten it.
   */
  go(path: string): void {
    location.hash = path
    this.#show(location.hash)
  }

  /**
   * Change the address in place, without a step to go back to and without showing it anew. Where
   * the address is another one already, its screen is about to be shown, and has the say.
   */
  rewrite(path: string): void {
    if (location.hash !== this.#shown) return
    history.replaceState(history.state, '', path)
    this.#shown = location.hash
  }

  #show(fragment: string): void {
    this.#shown = fragment
    this.screen = parseRoute(fragment)
  }
}

export const route = new Route()

/** A table and a moment of it, `abc@12`; tables themselves have no such sign in their names. */
function tableOf(part: string): { table: string; line: number | null } {
  const moment = part.match(/^(.+)@(\d{1,9})$/)
  return moment ? { table: moment[1]!, line: Number(moment[2]) } : { table: part, line: null }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
