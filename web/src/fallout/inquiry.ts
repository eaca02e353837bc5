/** Questions of Fallout with all they are about, as `decision.inquiry` brings them. */

import type { FalloutInquiry } from '../lib/protocol'

/** Whether a question has a card of its own: a contest, the shop, a trade, dossiers, or answers with reasons. */
export function isCard(inquiry: unknown): inquiry is FalloutInquiry {
  const asked = inquiry as FalloutInquiry | null | undefined
  return Boolean(
    asked?.contest || asked?.shop || asked?.trade || asked?.beginning || asked?.replies?.length,
  )
}
