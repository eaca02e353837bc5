/** A preview in words: what a choice would cost and bring, line by line. */
import type { Amount, Build, Preview } from '../lib/protocol'
import { t } from '../lib/texts.svelte'

export function previewLines(preview: Preview): string[] {
  const { cost = [], win = [], lose = [], chances = [], notes = [], builds = [] } = preview
  return [
    preview.where ?? '',
    amounts('page-preview-cost', cost),
    amounts('page-preview-win', win),
    amounts('page-preview-lose', lose),
    preview.verdict?.text ??
      (preview.doubled ? t('page-preview-doubled', { letter: preview.letter ?? '' }) : ''),
    ...(preview.then ?? []).map(({ text }) => text),
    preview.better?.text ?? '',
    rooms('page-preview-builds', builds, false),
    rooms('page-preview-dear', builds, true),
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

function rooms(message: string, builds: readonly Build[], dear: boolean): string {
  const told = builds
    .filter(({ ways = [] }) => (ways.length === 0) === dear)
    .map(({ name, price = [], short }) => {
      return `${name} (${short || price.map((each) => each.name).join(', ')})`
    })
  return told.length ? t(message, { rooms: told.join(', ') }) : ''
}
