/** Spaces in words: for tips and for who does not see the board. */

import { t } from '../lib/texts.svelte'
import type { AlarmStrip, Amount, Column } from '../lib/protocol'
import type { Play } from './play.svelte'
import { placeOf, ELEVATOR } from './spaces'
import type { Space } from './table'

export interface SpaceLabel {
  title: string // the room, the side and the space's code
  text: string // the deal, the threat, who stands there
  name: string // all of it, and whether it can be chosen
  column: string // the number of the column, if it has one
}

export function spaceLabel(play: Play, space: Space): SpaceLabel {
  // The code is what the diary and the buttons call the space.
  const title = `${spaceTitle(play, space)} · ${space.space}`
  const odds = columnOf(play, space)
  const column = odds ? String(odds.number) : ''
  const parts = [...dealParts(play, space), ...crewParts(play, space)]
  const where = odds
    ? t('page-shelter-column-here', { number: odds.number, chance: odds.percent })
    : t('page-shelter-column-none')
  const text = [...parts, where].join(' ')
  const name = [`${title}.`, text, legality(play, space)].filter(Boolean).join(' ')
  return { title, text, name, column }
}

/** The room of a space, with the side where there are two. */
function spaceTitle(play: Play, space: Space): string {
  const level = play.levelOf(space)
  if (!level) return space.space
  if (level.elevator === space) {
    const owner = level.owner === null ? '' : (play.session.names[level.owner] ?? '')
    const name = play.elevator(level)?.name ?? ''
    return owner ? t('page-shelter-elevator-of', { name, player: owner }) : name
  }
  for (const room of level.rooms) {
    const index = room?.spaces.indexOf(space) ?? -1
    if (!room || index < 0) continue
    const name = play.face(room.room)?.name ?? room.room
    if (room.spaces.length === 1) return name
    return t('page-shelter-half', { room: name, side: index === 0 ? 'left' : 'right' })
  }
  return space.space
}

/** The number of a space's column with its odds; the shaft and some columns have none. */
export function columnOf(play: Play, space: Space): Column | null {
  const column = (play.table && placeOf(play.table, space.space)?.column) ?? ELEVATOR
  if (column === ELEVATOR) return null
  return play.board?.columns[column < ELEVATOR ? column : column - 1] ?? null
}

function dealParts(play: Play, space: Space): string[] {
  const printed = play.printed(space)?.text ?? ''
  const threat = play.face(space.threat)
  if (!threat) return printed ? [printed] : []
  const text = threat.text ?? threat.spaces?.[0]?.text ?? ''
  const here = t('page-shelter-threat-here', { threat: threat.name })
  return [
    space.beaten ? `${here} ${t('page-shelter-threat-beaten')}` : here,
    text,
    t('page-shelter-covered', { text: printed }),
  ]
}

function crewParts(play: Play, space: Space): string[] {
  if (space.occupant === null) return []
  const player = play.session.names[space.occupant] ?? ''
  const parts = space.dwellers.map((figure) =>
    t('page-shelter-stands', { player, injured: figure.injured ? 'yes' : 'no' }),
  )
  if (space.new_dwellers > 0) {
    parts.push(t('page-shelter-new-here', { player, count: space.new_dwellers }))
  }
  return parts
}

function legality(play: Play, space: Space): string {
  if (!play.decision) return ''
  if (play.targets.has(`space:${space.space}`)) return t('page-shelter-can')
  return play.targets.placing ? t('page-shelter-cannot') : ''
}

/** The alarm at a player's board, if the end is near. */
export function alarmOf(play: Play, seat: number): AlarmStrip | null {
  return play.session.shown?.alarm?.strips?.find((strip) => (strip.seat ?? -1) === seat) ?? null
}

/** Why there is nothing to decide here: somebody else does, or it is the past. */
export function waitingText(play: Play): string {
  const { session } = play
  const [decision] = session.shown?.decisions ?? []
  if (session.replay) return t('page-shelter-looking-back')
  if (!decision) return t('page-shelter-over')
  return t('page-shelter-waiting', { player: session.names[decision.seat] ?? '' })
}

/** What is shown beside the board just now, for who does not see it: a preview, or why not. */
export function spokenOf(play: Play): string {
  if (play.note) return play.note.reasons.map((reason) => reason.text).join(' ')
  const { preview } = play
  if (!preview || !play.picked) return ''
  const chance = preview.chances?.[0]
  const row = (id: string, amounts: readonly Amount[] = []): string[] =>
    amounts.length > 0 ? [`${t(id)}: ${amounts.map((each) => each.name).join(', ')}.`] : []
  return [
    `${preview.title}.`,
    ...row('page-shelter-cost', preview.cost),
    ...row(chance ? 'page-shelter-win' : 'page-shelter-reward', preview.win),
    ...row('page-shelter-lose', preview.lose),
    chance ? `${chance.label}: ${chance.percent}%.` : '',
    preview.verdict ? `${t('page-shelter-letter')}: ${preview.verdict.text}.` : '',
    ...(preview.then ?? []).map(({ text }) => `${text}.`),
    preview.better ? `${t('page-shelter-better')}: ${preview.better.text}.` : '',
    ...(preview.builds ?? []).map(({ name, short }) => (short ? `${name}: ${short}.` : `${name}.`)),
    preview.owner ?? '',
    ...(preview.notes ?? []),
    preview.final ? t('page-shelter-final') : '',
  ]
    .filter(Boolean)
    .join(' ')
}
