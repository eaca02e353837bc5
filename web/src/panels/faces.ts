/** The games that draw the faces of their cards: a folder with a StockFace.svelte. */
import type { Component } from 'svelte'
import type { Face } from '../lib/protocol'

/** Draws a card as it is printed; `text` is what it says, with what is good to know of it. */
export type FaceComponent = Component<{ face: Face; text: string }>

const faces = import.meta.glob<{ default: FaceComponent }>('../*/StockFace.svelte')

/** What draws the cards of a game; null where they are told in words. */
export async function loadFace(game: string): Promise<FaceComponent | null> {
  const load = faces[`../${game}/StockFace.svelte`]
  return load ? (await load()).default : null
}
