/** A preview in words: what a choice would cost and bring, line by line. */
import type { Amount, Preview } from '../lib/protocol'
import { t } from '../lib/texts.svelte'

export function previewLines(preview: Preview): string[] {
  const { cost = [], win = [], lose = [], chances = [], notes = [] } = preview
  return [
    preview.where ?? '',
    amounts('page-preview-cost', cost),
    amounts('page-preview-win', win),
    amounts('page-preview-lose', lose),
    preview.doubled ? t('page-preview-doubled', { letter: preview.letter ?? '' }) : '',
    preview.owner ?? '',
    ...chances.map(({ label, percent, needed }) =>
      t('page-preview-chance', { label, percent, needed }),
    ),
    ...notes,
    preview.final ? t('page-preview-final') : '',
  ].filter(Boolean)
}

function amounts(message: string, list: readonly Amount[]): string {
  return list.length ? t(message, { things: list.map(({ name }) => name).join(', ') }) : ''
}
