import type { KeyHint } from '../lib/keys'

/** The keys of every table. */
export const frameKeys: readonly KeyHint[] = [
  { keys: '?', text: 'page-key-keys' },
  { keys: 'r', text: 'page-key-rules' },
  { keys: 'k', text: 'page-key-stock' },
  { keys: 'm', text: 'page-key-menu' },
  { keys: 'b', text: 'page-key-replay' },
  { keys: 'c', text: 'page-key-chat' },
  { keys: 'a', text: 'page-key-hint' },
  { keys: 'w', text: 'page-key-plain' },
  { keys: 's', text: 'page-key-skip' },
]
