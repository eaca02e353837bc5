/** Texts that a browser saves as a file. */

import type { TableSession } from '../lib/session.svelte'

/** The name of a table's journal as a file. */
export function journalFile(session: TableSession): string {
  return `${session.info?.game ?? 'game'}-${session.table}.journal`
}

/** Let the browser save the journal of a table. */
export async function downloadJournal(session: TableSession): Promise<void> {
  const url = URL.createObjectURL(new Blob([await session.journal()], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = journalFile(session)
  link.click()
  // The browser has its own hold on the text by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
