/** The games that draw the table as a game has left it: a folder with an EndingFigure.svelte. */
import type { Component } from 'svelte'
import type { TableSession } from '../lib/session.svelte'

export type FigureComponent = Component<{ session: TableSession }>

const figures = import.meta.glob<{ default: FigureComponent }>('../*/EndingFigure.svelte')

/** What draws the end of a game; null where nothing does. */
export async function loadFigure(game: string): Promise<FigureComponent | null> {
  const load = figures[`../${game}/EndingFigure.svelte`]
  return load ? (await load()).default : null
}
