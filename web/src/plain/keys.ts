import type { KeyHint } from '../lib/keys'

/** The keys of the plain table. */
export const plainKeys: readonly KeyHint[] = [
  { keys: '1–9', text: 'page-key-option' },
  { keys: 'i', text: 'page-key-preview' },
  { keys: 'g', text: 'page-key-decision' },
  { keys: 'u', text: 'page-key-undo' },
]
