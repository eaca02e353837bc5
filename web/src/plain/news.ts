/** What is read out of the log: only what is new, once, and not again in another language. */
import type { Position } from '../lib/protocol'

export interface News {
  key: string
  text: string
}

export interface Heard {
  seq: number
  /** The latest news; older ones stay a while, since not everything is read at once. */
  news: News[]
}

const MOST = 20

/** What there is to read out after a position has arrived. */
export function hear(heard: Heard | null, position: Position): Heard {
  const { seq, log, taken_back } = position
  if (heard === null) return { seq, news: [] }
  // The whole log came anew, as after a switch of language: what was read out is not to be mixed.
  const kept = taken_back === 0 ? [] : heard.news
  if (seq <= heard.seq) return kept === heard.news ? heard : { seq: heard.seq, news: kept }
  const fresh = log
    .filter(({ line }) => line > heard.seq)
    .map(({ text }, index) => ({ key: `${seq} ${index}`, text }))
  return { seq, news: [...kept, ...fresh].slice(-MOST) }
}
