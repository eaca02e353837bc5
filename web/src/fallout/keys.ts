/** The keys of the board, for the list that `?` opens. */
import type { KeyHint } from '../lib/keys'

export const boardKeys: readonly KeyHint[] = [
  { keys: '← → ↑ ↓', text: 'page-fallout-key-arrows' },
  { keys: 'Shift + ← → ↑ ↓', text: 'page-fallout-key-pan' },
  { keys: '+  −  0', text: 'page-fallout-key-zoom' },
  { keys: 'Enter', text: 'page-fallout-key-enter' },
  { keys: 'Escape', text: 'page-fallout-key-escape' },
  { keys: '1–9', text: 'page-fallout-key-answers' },
  { keys: 'h', text: 'page-fallout-key-cards' },
  { keys: 'v', text: 'page-fallout-key-map' },
  { keys: 'f', text: 'page-fallout-key-find' },
  { keys: 'p', text: 'page-fallout-key-paths' },
  { keys: 'l', text: 'page-fallout-key-list' },
  { keys: 'u', text: 'page-fallout-key-undo' },
  { keys: 'e', text: 'page-fallout-key-end' },
]
