/** The keys of the board, for the list that `?` opens. */

export const boardKeys: readonly { keys: string; text: string }[] = [
  { keys: '← → ↑ ↓', text: 'page-shelter-key-arrows' },
  { keys: 'Enter', text: 'page-shelter-key-enter' },
  { keys: 'Escape', text: 'page-shelter-key-escape' },
  { keys: '1–9', text: 'page-shelter-key-answers' },
  { keys: 'v', text: 'page-shelter-key-vault' },
  { keys: 'p', text: 'page-shelter-key-pass' },
  { keys: 'u', text: 'page-shelter-key-undo' },
  { keys: 'd', text: 'page-shelter-key-done' },
]
