/** Moments that are shared: what they tell, and which token a link to one may carry. */

export interface Shared {
  line: number
  round: number
  /** Whose doing it was; below 0 for nobody's. */
  seat: number
  text: string
}

/**
 * The token for a link that others get: that of the link to watch, or none.
 *
 * Any other token holds a seat or the table itself. Without a token the link opens the table for
 * whoever knows it already.
 */
export function tokenToShare(
  session: { watches: boolean; token: string },
  kept: { watch: string } | null,
): string {
  return session.watches ? session.token : (kept?.watch ?? '')
}
