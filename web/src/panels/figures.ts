/** What games draw themselves at the end: an EndingFigure.svelte or EndingPoster.svelte of their folder. */
import type { Component } from 'svelte'
import type { Tale } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'

/** The table as a game has left it; with the way of a tale, if one is told. */
export type FigureComponent = Component<{ session: TableSession; tale?: Tale | undefined }>

/** A picture above the verdict. */
export type PosterComponent = Component<{
  players: number
  winners: readonly number[]
  /** Whether everybody has lost together. */
  lost: boolean
}>

const figures = import.meta.glob<{ default: FigureComponent }>('../*/EndingFigure.svelte')
const posters = import.meta.glob<{ default: PosterComponent }>('../*/EndingPoster.svelte')

/** What draws the end of a game; null where nothing does. */
export async function loadFigure(game: string): Promise<FigureComponent | null> {
  const load = figures[`../${game}/EndingFigure.svelte`]
  return load ? (await load()).default : null
}

/** What draws the picture above the verdict; null where nothing does. */
export async function loadPoster(game: string): Promise<PosterComponent | null> {
  const load = posters[`../${game}/EndingPoster.svelte`]
  return load ? (await load()).default : null
}
