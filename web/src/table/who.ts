/** Who must decide what: the words and the look of the decision bar. */
import type { DecisionInfo } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'
import { t } from '../lib/texts.svelte'

/** `turn`: yours to play. `ask`: a question for you. `wait`: somebody else. */
export type WhoLook = 'turn' | 'ask' | 'wait'

export interface Who {
  look: WhoLook
  seat: number | null
  title: string
  text: string
}

export function whoDecides(session: TableSession): Who {
  const { info, position, mine } = session
  if (!info || !position) return waiting('page-who-loading')
  if (info.status === 'closed') return { ...waiting('page-who-closed'), text: info.notice }
  if (position.over) return waiting('page-who-over')
  if (session.replay) return waiting('page-who-replay', 'page-who-replay-text')
  if (info.notice) return { ...waiting('page-who-full'), text: info.notice }
  if (mine) {
    const look = isTurn(mine) ? 'turn' : 'ask'
    const title = t(`page-who-${look}`, { name: nameOf(session, mine.seat) })
    return { look, seat: mine.seat, title, text: mine.text }
  }
  return others(session, position.decisions)
}

/** Whether a question opens a turn; every other one is a question within a turn. */
export function isTurn({ kind }: DecisionInfo): boolean {
  return kind === 'turn'
}

function others(session: TableSession, decisions: readonly DecisionInfo[]): Who {
  const [first, ...more] = decisions
  if (!first) return waiting('page-who-wait-nobody')
  const names = decisions.map(({ seat }) => nameOf(session, seat)).join(', ')
  const title = t('page-who-wait', { names, count: decisions.length })
  // One line has room for one question.
  return { look: 'wait', seat: more.length ? null : first.seat, title, text: first.text }
}

function nameOf({ names }: TableSession, seat: number): string {
  return names[seat] ?? ''
}

function waiting(title: string, text = ''): Who {
  return { look: 'wait', seat: null, title: t(title), text: text && t(text) }
}
