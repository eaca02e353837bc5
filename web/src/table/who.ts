/** Who must decide what: the words and the look of the decision bar. */
import type { DecisionInfo } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'
import { moment, t } from '../lib/texts.svelte'

/** `turn`: yours to play. `ask`: a question for you. `wait`: somebody else. */
export type WhoLook = 'turn' | 'ask' | 'wait'

export interface Who {
  look: WhoLook
  seat: number | null
  title: string
  text: string
  /** That the end of the game is near, in a sentence. */
  alarm: string
  /** When the default is chosen, in a sentence. */
  until: string
}

type Decider = Omit<Who, 'alarm' | 'until'>

export function whoDecides(session: TableSession): Who {
  const who = decider(session)
  return { ...who, alarm: session.shown?.alarm?.text ?? '', until: untilWhen(session) }
}

/** When the soonest of the open decisions gets its default. */
function untilWhen({ position, replay }: TableSession): string {
  if (replay || !position) return ''
  const times = position.deadlines.map(({ at }) => at)
  return times.length > 0 ? t('page-who-until', { time: moment(Math.min(...times)) }) : ''
}

function decider(session: TableSession): Decider {
  const { info, position, mine } = session
  if (!info || !position) return waiting('page-who-loading')
  if (info.status === 'closed') return { ...waiting('page-who-closed'), text: info.notice }
  if (position.over) return waiting('page-who-over')
  if (session.replay) {
    const text = session.called ? 'page-who-replay-called' : 'page-who-replay-text'
    return { ...waiting('page-who-replay', text), look: session.called ? 'ask' : 'wait' }
  }
  if (info.notice) return { ...waiting('page-who-full'), text: info.notice }
  if (mine) {
    const look = isTurn(mine) ? 'turn' : 'ask'
    const title = t(`page-who-${look}`, { name: nameOf(session, mine.seat) })
    return { look, seat: mine.seat, title, text: mine.inquiry?.ask || mine.text }
  }
  return others(session, position.decisions)
}

/** Whether a question opens a turn; every other one is a question within a turn. */
export function isTurn({ kind }: DecisionInfo): boolean {
  return kind === 'turn'
}

function others(session: TableSession, decisions: readonly DecisionInfo[]): Decider {
  const [first, ...more] = decisions
  if (!first) return waiting('page-who-wait-nobody')
  if (more.length === 0) {
    const name = nameOf(session, first.seat)
    const title = isAway(session, first.seat)
      ? t('page-who-wait-away', { name })
      : t('page-who-wait', { names: name, count: 1 })
    return { look: 'wait', seat: first.seat, title, text: first.text }
  }
  const names = decisions.map(({ seat }) => {
    const name = nameOf(session, seat)
    return isAway(session, seat) ? t('page-who-away', { name }) : name
  })
  const title = t('page-who-wait', { names: names.join(', '), count: names.length })
  // One line has room for one question.
  return { look: 'wait', seat: null, title, text: first.text }
}

/** Whether a person whose turn it is has no page open. */
function isAway({ info }: TableSession, seat: number): boolean {
  const player = info?.seats[seat]
  return player !== undefined && player.kind !== 'bot' && !player.standing_in && !player.here
}

function nameOf({ names }: TableSession, seat: number): string {
  return names[seat] ?? ''
}

function waiting(title: string, text = ''): Decider {
  return { look: 'wait', seat: null, title: t(title), text: text && t(text) }
}
