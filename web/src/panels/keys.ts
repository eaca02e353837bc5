/** The keys of the replay, for the list of keys: what to press, and what it does, as message ids. */
export const replayKeys: readonly { keys: string; text: string }[] = [
  { keys: 'page-panels-key-left', text: 'page-panels-key-step' },
  { keys: 'page-panels-key-page', text: 'page-panels-key-round' },
  { keys: 'page-panels-key-ends', text: 'page-panels-key-to-ends' },
  { keys: 'page-panels-key-space', text: 'page-panels-key-play' },
]
