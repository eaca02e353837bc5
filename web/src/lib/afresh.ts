/** Milliseconds between an answer and the next question: a table of bots changes many times a second. */
export const PAUSE = 250

/**
 * A question that is asked anew whenever something has changed, one at a time: what changes while an
 * answer is on its way is asked about next, once. So the last answer is never an old one, and the
 * server is not asked more often than it allows.
 */
export function oneAtATime(ask: () => Promise<void>): () => Promise<void> {
  let asking = false
  let changed = false
  return async () => {
    changed = true
    if (asking) return
    asking = true
    try {
      while (changed) {
        changed = false
        await ask()
        if (changed) await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    } finally {
      asking = false
    }
  }
}
