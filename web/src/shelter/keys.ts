/** The keys of the board, for the list that `?` opens. */

export const boardKeys: readonly { keys: string; text: string }[] = [
  { keys: '← → ↑ ↓', text: 'page-shelter-key-arrows' },
  { keys: 'Enter', text: 'page-shelter-key-enter' },
  { keys: 'Escape', text: 'page-shelter-key-escape' },
  { keys: '1–9', text: 'page-shelter-key-numbers' },
  { keys: 'v', text: 'page-shelter-key-vault' },
  { keys: 'p', text: 'page-shelter-key-pass' },
  { keys: 'u', text: 'page-shelter-key-undo' },
  { keys: 'd', text: 'page-shelter-key-done' },
]

/** Whether a key is meant for the board: nothing is being written, and no dialog is open. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input, select, textarea, [contenteditable], dialog')) return false
  return document.querySelector('dialog[open]') === null
}
