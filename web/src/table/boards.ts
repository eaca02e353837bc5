/** The games that have a board of their own here: a folder with a Board.svelte, loaded when shown. */
import type { Component } from 'svelte'
import type { KeyHint } from '../lib/keys'
import { boardKeys as fallout } from '../fallout/keys'
import type { TableSession } from '../lib/session.svelte'
import { worded, type Part } from '../lib/texts.svelte'
import { plainKeys } from '../plain/keys'
import { boardKeys as shelter } from '../shelter/keys'

export type BoardComponent = Component<{ session: TableSession; onrule: (id: string) => void }>

const boards = import.meta.glob<{ default: BoardComponent }>('../*/Board.svelte')
const keys: Readonly<Record<string, readonly KeyHint[]>> = { fallout, shelter }
const words: Readonly<Record<string, readonly Part[]>> = {
  fallout: ['fallout', 'told'],
  shelter: ['shelter'],
}

export function hasBoard(game: string): boolean {
  return `../${game}/Board.svelte` in boards
}

/** What draws a game: its own board, or the plain table that draws every game. */
export function loadBoard(game: string, plain: boolean): Promise<{ default: BoardComponent }> {
  const load = boards[`../${game}/Board.svelte`]
  return plain || !load ? worded(import('../plain/Plain.svelte'), 'told') : load()
}

/** The words that a table of a game needs beside those of every table, on its board or not. */
export function wordsOf(game: string): readonly Part[] {
  return words[game] ?? []
}

export function keysOf(game: string, plain: boolean): readonly KeyHint[] {
  return plain ? plainKeys : (keys[game] ?? plainKeys)
}
