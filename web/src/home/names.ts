/** The names of those who have typed none. */
import { t } from '../lib/texts.svelte'
import type { SeatDraft } from './seats'

export function nameFor(seat: SeatDraft, index: number): string {
  return seat.kind === 'bot'
    ? t('page-name-bot', { number: index + 1 })
    : t(`page-name-${index + 1}`)
}
