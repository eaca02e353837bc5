import { beforeEach, describe, expect, it } from 'vitest'
import type { LogEntry, Position, ToldCard } from './protocol'
import type { TableSession } from './session.svelte'
import { memoryStore } from './store.testing'
import { concerns, pagesOf, readAlso, spokenCard, unread, type Page } from './told'
import { ToldQueue } from './told.svelte'

function card(key: string, changes: Partial<ToldCard> = {}): ToldCard {
  return { key, kind: 'outcome', title: key, seat: 0, ...changes }
}

function entry(line: number, cards: ToldCard[] = [], round = 2): LogEntry {
  return { line, text: `line ${line}`, round, cards }
}

const keys = (pages: readonly Page[]) => pages.map((page) => page.card.key)

describe('pages', () => {
  it('keeps the order in which cards began, and the latest of each', () => {
    const log = [
      entry(1, [card('a')]),
      entry(2, [card('b')]),
      entry(5, [card('a', { text: 'grown' })]),
    ]
    const pages = pagesOf(log, null)
    expect(keys(pages)).toEqual(['a', 'b'])
    expect(pages[0]).toMatchObject({ line: 5, card: { text: 'grown' } })
  })

  it('begins with the prologue', () => {
    const prologue = card('prologue', { kind: 'prologue', seat: -1 })
    expect(keys(pagesOf([entry(1, [card('a')])], prologue))).toEqual(['prologue', 'a'])
  })
})

describe('what concerns a seat', () => {
  const page = (changes: Partial<ToldCard>, round = 2): Page => ({
    card: card('x', changes),
    line: 3,
    round,
  })

  it('is its own deeds, once they are settled', () => {
    expect(concerns(page({ seat: 1 }), 1)).toBe(true)
    expect(concerns(page({ seat: 1 }), 0)).toBe(false)
    expect(concerns(page({ seat: 1, settled: false }), 1)).toBe(false)
    expect(concerns(page({ seat: 1 }), -2)).toBe(false)
  })

  it('is what everybody begins with', () => {
    expect(concerns(page({ kind: 'staged', seat: 1 }, 0), 0)).toBe(true)
    expect(concerns(page({ kind: 'staged', seat: 1 }, 3), 0)).toBe(false)
    expect(concerns(page({ kind: 'prologue', seat: -1 }, 0), 0)).toBe(true)
  })

  it('is never the turn of the enemies', () => {
    expect(concerns(page({ kind: 'activation', seat: -1 }), 0)).toBe(false)
  })
})

describe('reading', () => {
  const pages = pagesOf(
    [entry(3, [card('a'), card('b')]), entry(4, [card('c', { seat: 1 })])],
    null,
  )

  it('goes on one by one, the oldest first', () => {
    const none = { line: 0, cards: {} }
    expect(keys(unread(pages, none, 0))).toEqual(['a', 'b'])
    const one = readAlso(none, pages[0]!, pages, 0)
    expect(keys(unread(pages, one, 0))).toEqual(['b'])
    const all = readAlso(one, pages[1]!, pages, 0)
    expect(unread(pages, all, 0)).toEqual([])
    expect(all).toEqual({ line: 4, cards: {} })
  })

  it('shows a card again that has grown since', () => {
    const read = { line: 4, cards: {} }
    const grown = pagesOf([entry(3, [card('a')]), entry(6, [card('a', { text: 'more' })])], null)
    expect(keys(unread(grown, read, 0))).toEqual(['a'])
  })

  it('does not show a card again for what was gained since', () => {
    const figures = [{ icon: 'caps', text: '+2 Caps' }]
    const log = [entry(3, [card('a')]), entry(6, [card('a', { figures })])]
    const pages = pagesOf(log, null)
    expect(unread(pages, { line: 4, cards: {} }, 0)).toEqual([])
    expect(pages[0]?.card.figures).toEqual(figures)
    // One that was not settled has not been shown.
    const [begun, ...later] = log
    const open = { ...begun!, cards: [card('a', { settled: false })] }
    expect(keys(unread(pagesOf([open, ...later], null), { line: 4, cards: {} }, 0))).toEqual(['a'])
  })
})

describe('the queue', () => {
  let session: { log: LogEntry[]; [key: string]: unknown }
  const queue = (store = memoryStore()) => new ToldQueue(session as unknown as TableSession, store)

  beforeEach(() => {
    session = {
      table: 'table',
      log: [entry(1, [card('a')], 1), entry(2, [card('b')], 1)],
      prologue: null,
      replay: null,
      mine: { story: { title: 'Story', text: 'Text', leads: [] } },
      position: { seat: 0, round: 1 } as unknown as Position,
    }
  })

  it('shows cards until one goes on, then the story of the decision', () => {
    const told = queue()
    expect(told.card?.key).toBe('a')
    expect(told.story).toBeNull()
    told.goOn()
    expect(told.card?.key).toBe('b')
    told.goOn()
    expect(told.card).toBeNull()
    expect(told.story?.title).toBe('Story')
  })

  it('remembers what was read when the page is loaded again', () => {
    const store = memoryStore()
    queue(store).goOn()
    expect(queue(store).card?.key).toBe('b')
  })

  it('does not tell all over again who comes to a game that is under way', () => {
    session.position = { seat: 0, round: 5 }
    expect(queue().card).toBeNull()
  })

  it('opens a card once more, whoever it concerned', () => {
    session.log = [entry(1, [card('a', { seat: 1 })], 1)]
    const told = queue()
    expect(told.card).toBeNull()
    told.open('a')
    expect(told.card?.key).toBe('a')
    told.goOn()
    expect(told.card).toBeNull()
  })

  it('rests while looking back', () => {
    session.replay = { line: 1 }
    expect(queue().card).toBeNull()
  })
})

it('speaks in sentences', () => {
  const told = card('a', { title: 'The Barrier', lead: 'Lift it.', text: 'It goes up' })
  expect(spokenCard(told)).toBe('The Barrier. Lift it. It goes up.')
})
