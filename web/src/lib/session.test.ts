import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from './api'
import type { DecisionInfo, LogPage, Position, SeatInfo, TableInfo } from './protocol'
import { TableSession } from './session.svelte'
import { exchange } from './wire.testing'

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    emblem: number,
    kind: 'here',
    name: ['Ada', 'Borys', 'Wiera'][number] ?? '',
    bot: '',
    joined: true,
    here: true,
    standing_in: false,
    since: 0,
    handover: null,
    ...changes,
  }
}

function table(changes: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0), seat(1), seat(2)]
  return { hides: false, seats, notices: [], ...changes } as unknown as TableInfo
}

function decision(number: number, choices: string[]): DecisionInfo {
  const options = choices.map((choice) => ({
    choice,
    kind: 'place',
    targets: {},
    text: choice,
    rules: [],
  }))
  return { seat: number, kind: 'turn', text: 'Choose', rules: [], options, default: '' }
}

function position(seq: number, changes: Partial<Position> = {}) {
  return {
    type: 'position',
    seq,
    line: seq,
    seat: 0,
    round: 1,
    over: false,
    table: {},
    outline: [],
    faces: {},
    decisions: [],
    log: [],
    taken_back: -1,
    earlier: -1,
    can_undo: false,
    outcome: null,
    ...changes,
  }
}

function sit(info: Partial<TableInfo> = {}, seats = [0]) {
  const lines = exchange()
  const session = new TableSession({
    table: 'T1',
    token: 'secret',
    language: 'en',
    plain: false,
    open: lines.open,
  })
  lines.last().open()
  lines.last().tell({
    type: 'welcome',
    table: table(info),
    seats,
    invited: -2,
    host: true,
    watches: false,
    seq: 7,
  })
  return { session, ...lines }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const entry = (line: number) => ({ line, text: `line ${line}` })
const lines = (session: TableSession) => session.log.map(({ line }) => line)

describe('a session', () => {
  it('knows who we are', () => {
    const { session } = sit({}, [0, 2])
    expect(session.seats).toEqual([0, 2])
    expect(session.host).toBe(true)
    expect(session.names).toEqual(['Ada', 'Borys', 'Wiera'])
    expect(session.watching).toBe(false)
  })

  it('keeps the position before', () => {
    const { session, last } = sit()
    last().tell(position(8))
    last().tell(position(9))
    expect([session.previous?.seq, session.position?.seq]).toEqual([8, 9])
  })

  it('does not take the same position in another language for a change', () => {
    const { session, last } = sit()
    last().tell(position(8))
    last().tell(position(9))
    last().tell(position(9, { round: 2 }))
    expect([session.previous?.seq, session.position?.round]).toEqual([8, 2])
  })

  it('adds up faces, log and chat', () => {
    const { session, last } = sit()
    const face = { id: 'diner', kind: 'room', name: 'Diner' }
    last().tell(position(8, { faces: { diner: face }, log: [{ line: 8, text: 'a' }] }))
    last().tell(position(9, { log: [{ line: 9, text: 'b' }] }))
    last().tell({ type: 'said', number: 1, seat: 1, name: 'Borys', text: 'Hello', at: 0 })
    last().tell({ type: 'said', number: 1, seat: 1, name: 'Borys', text: 'Hello', at: 0 })
    expect(Object.keys(session.faces)).toEqual(['diner'])
    expect(session.log.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(session.chat).toHaveLength(1)
  })
})

describe('what is asked', () => {
  it('never has the id of something asked before, also after coming back to a table', () => {
    const ids = [sit(), sit()].map(({ session, last }) => {
      void session.goOn(1)
      return last().sent.at(-1)?.id
    })
    expect(ids).toEqual([expect.any(String), expect.any(String)])
    expect(ids[0]).not.toBe(ids[1])
  })
})

describe('the decision that is mine', () => {
  it('is one of a seat that I hold, with options', () => {
    const { session, last } = sit({}, [0])
    last().tell(position(8, { decisions: [decision(1, []), decision(0, ['pass'])] }))
    expect(session.mine?.seat).toBe(0)
    last().tell(position(9, { decisions: [decision(1, [])] }))
    expect(session.mine).toBeNull()
  })

  it('is first that of the seat I look from', () => {
    const { session, last } = sit({}, [0, 1])
    const decisions = [decision(0, ['a']), decision(1, ['b'])]
    last().tell(position(8, { seat: 1, decisions }))
    expect(session.mine?.seat).toBe(1)
  })

  it('is passed on in a game with secrets', () => {
    const { session, last } = sit({ hides: true }, [0, 1])
    last().tell(position(8, { seat: 0, decisions: [decision(1, [])] }))
    expect(session.passTo).toBe(1)
    session.look({ seat: 1 })
    expect(last().sent.at(-1)).toEqual({ type: 'look', seat: 1 })
    last().tell(position(8, { seat: 1, decisions: [decision(1, ['a'])] }))
    expect(session.passTo).toBeNull()
    expect(session.mine?.seat).toBe(1)
  })

  it('counts the stock for nobody while it is passed on', async () => {
    const { session, last } = sit({ hides: true }, [0, 1])
    const fetched = vi.fn((_: string) => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', fetched)
    last().tell(position(8, { seat: 0, decisions: [decision(0, ['a'])] }))
    await session.stock()
    last().tell(position(9, { seat: 0, decisions: [decision(1, [])] }))
    await session.stock()
    vi.unstubAllGlobals()
    const asked = fetched.mock.calls.map(([path]) => path)
    expect(asked).toEqual([
      '/api/tables/T1/stock?seat=0&language=en',
      '/api/tables/T1/stock?seat=-2&language=en',
    ])
  })

  it('is passed on to nobody for whom a bot plays', () => {
    const seats = [seat(0), seat(1, { standing_in: true }), seat(2)]
    const { session, last } = sit({ hides: true, seats }, [0, 1])
    last().tell(position(8, { seat: 0, decisions: [decision(1, [])] }))
    expect(session.passTo).toBeNull()
  })
})

describe('a position', () => {
  it('can be copied by whoever plays alone', () => {
    const { session, last } = sit({ alone: true, positions: true })
    expect(session.canCopy).toBe(false)
    last().tell(position(8))
    expect(session.canCopy).toBe(true)
    session.host = false
    expect(session.canCopy).toBe(false)
  })

  it('cannot be copied where others play, or where no position can be set up', () => {
    for (const info of [
      { alone: false, positions: true },
      { alone: true, positions: false },
    ]) {
      const { session, last } = sit(info)
      last().tell(position(8))
      expect(session.canCopy).toBe(false)
    }
  })

  it('can be copied by everybody after the end, but not the end itself', () => {
    const { session, last } = sit({ positions: true })
    last().tell(position(8, { over: true }))
    expect(session.canCopy).toBe(false)
    session.replay = { line: 7, position: position(8, { line: 7 }) as unknown as Position }
    expect(session.canCopy).toBe(true)
  })

  it('is copied as it is shown', async () => {
    const { session, last } = sit({ alone: true, positions: true })
    const asked = vi.spyOn(api, 'positionText').mockResolvedValue('{}')
    last().tell(position(8, { seat: 1 }))
    expect(await session.copyPosition()).toBe('{}')
    expect(asked).toHaveBeenLastCalledWith('T1', 'secret', 8, 1)
    session.replay = { line: 7, position: position(8, { line: 7 }) as unknown as Position }
    await session.copyPosition()
    expect(asked).toHaveBeenLastCalledWith('T1', 'secret', 7, 1)
  })
})

describe('a move', () => {
  it('is pending until its position is here', async () => {
    const { session, last } = sit()
    last().tell(position(8, { decisions: [decision(0, ['pass'])] }))
    const made = session.choose('pass')
    expect(session.pending).toBe(true)
    const sent = last().sent.at(-1)!
    expect(sent).toMatchObject({ type: 'move', seq: 8, seat: 0, choices: ['pass'] })
    last().tell({ type: 'done', id: sent.id, seq: 9 })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.pending).toBe(true)
    last().tell(position(9))
    expect(await made).toBe(true)
    expect(session.pending).toBe(false)
  })

  it('shows that it is under way only if it takes its time', async () => {
    const { session, last } = sit()
    last().tell(position(8, { decisions: [decision(0, ['pass'])] }))
    const made = session.choose('pass')
    expect(session.slow).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.slow).toBe(true)
    last().tell(position(9))
    last().tell({ type: 'done', id: last().sent.at(-1)!.id, seq: 9 })
    expect(await made).toBe(true)
    expect(session.slow).toBe(false)
  })

  it('that is refused leaves a notice', async () => {
    const { session, last } = sit()
    last().tell(position(8, { decisions: [decision(0, ['pass'])] }))
    const made = session.choose('place - L0.1')
    const { id } = last().sent.at(-1)!
    const rules = ['SH-PLACE-08']
    last().tell({ type: 'refused', id, code: 'illegal', message: 'No water.', rules, seq: 8 })
    expect(await made).toBe(false)
    expect(session.notice).toEqual({ code: 'illegal', message: 'No water.', rules })
    last().tell(position(9))
    expect(session.notice).toBeNull()
  })

  it('is not made while another is under way, or when it is not my turn', async () => {
    const { session, last } = sit()
    last().tell(position(8))
    expect(await session.choose('pass')).toBe(false)
    last().tell(position(9, { decisions: [decision(0, ['pass'])] }))
    void session.choose('pass')
    expect(await session.choose('pass')).toBe(false)
    expect(last().types()).toEqual(['hello', 'move'])
  })

  it('has an id of its own', () => {
    const { session, last } = sit()
    last().tell(position(8, { decisions: [decision(0, ['pass'])] }))
    void session.preview('pass')
    void session.preview('pass')
    const [first, second] = last().sent.slice(-2)
    expect(first!.id).not.toBe(second!.id)
  })
})

describe('questions', () => {
  it('are answered by a preview', async () => {
    const { session, last } = sit()
    last().tell(position(8, { decisions: [decision(0, ['pass'])] }))
    const answer = session.preview('pass')
    const preview = { choice: 'pass', title: 'Pass' }
    const { id } = last().sent.at(-1)!
    last().tell({ type: 'answer', id, preview, possible: true, reasons: [] })
    expect(await answer).toEqual(preview)
  })

  it('are answered by reasons, also where the question itself is refused', async () => {
    const { session, last } = sit()
    last().tell(position(8))
    const answer = session.why('L9.9')
    const { id } = last().sent.at(-1)!
    last().tell({
      type: 'refused',
      id,
      code: 'illegal',
      message: 'No such space.',
      rules: [],
      seq: 8,
    })
    expect(await answer).toEqual({
      possible: false,
      reasons: [{ text: 'No such space.', rules: [] }],
    })
  })
})

describe('after a pause', () => {
  it('a session looks from the same seat again', () => {
    const { session, last } = sit({ hides: true }, [0, 1])
    last().tell(position(8))
    session.look({ seat: 1, language: 'pl' })
    last().lose()
    expect(session.connected).toBe(false)
    vi.advanceTimersByTime(1000)
    last().open()
    last().tell({
      type: 'welcome',
      table: table({ hides: true }),
      seats: [0, 1],
      host: true,
      seq: 8,
    })
    expect(last().sent[0]).toMatchObject({ type: 'hello', seq: 8, language: 'pl' })
    expect(last().sent[1]).toEqual({ type: 'look', seat: 1 })
    expect(session.connected).toBe(true)
  })

  it('knows what the table was told while we are here', () => {
    const notice = { kind: 'taken', seat: 1, line: 9, at: 5, text: 'Zoya plays.' } as const
    const { session, last } = sit({ notices: [{ ...notice, line: 8 }] })
    expect(session.news).toEqual([])
    last().tell({ type: 'people', table: table({ notices: [{ ...notice, line: 8 }, notice] }) })
    expect(session.news).toEqual([notice])
    const told = [
      { ...notice, line: 8 },
      { ...notice, text: 'Gra Zoya.' },
    ]
    last().tell({ type: 'people', table: table({ notices: told }) })
    expect(session.news.map(({ text }) => text)).toEqual(['Gra Zoya.'])
    session.unseen = 0
    expect(session.news).toEqual([])
  })

  it('knows to which seat we are invited, until we have taken it', () => {
    const { session, last } = sit({}, [])
    last().tell({
      type: 'welcome',
      table: table(),
      seats: [],
      invited: 1,
      host: false,
      watches: false,
      seq: 7,
    })
    expect(session.invited).toBe(1)
    last().tell({
      type: 'welcome',
      table: table(),
      seats: [1],
      invited: -2,
      host: false,
      watches: false,
      seq: 7,
    })
    expect(session.invited).toBe(-2)
  })
})

describe('a long log', () => {
  function recalling(...answers: (() => object)[]) {
    const asked: number[] = []
    vi.spyOn(api, 'logBefore').mockImplementation(async (_table, _token, before) => {
      asked.push(before)
      return answers.shift()!() as LogPage
    })
    return asked
  }

  it('is fetched page by page, and passes over empty ones', async () => {
    const asked = recalling(
      () => ({ seq: 30, log: [entry(15)], earlier: 15 }),
      () => ({ seq: 30, log: [], earlier: 12 }),
      () => ({ seq: 30, log: [entry(9)], earlier: 0 }),
    )
    const { session, last } = sit()
    last().tell(position(30, { taken_back: 0, earlier: 20, log: [entry(20)] }))
    expect(session.earlier).toBe(20)
    expect(await session.recall()).toBe(true)
    expect(await session.recall()).toBe(true)
    expect(await session.recall()).toBe(false)
    expect(asked).toEqual([20, 15, 12])
    expect([lines(session), session.earlier]).toEqual([[9, 15, 20], 0])
  })

  it('goes on at its end while its beginning is not here', () => {
    const { session, last } = sit()
    last().tell(position(30, { taken_back: 0, earlier: 20, log: [entry(20)] }))
    last().tell(position(31, { log: [entry(31)] }))
    expect([lines(session), session.earlier]).toEqual([[20, 31], 20])
  })

  it('is told anew after too long a pause', async () => {
    recalling(() => ({ seq: 30, log: [entry(15)], earlier: 0 }))
    const { session, last } = sit()
    last().tell(position(30, { taken_back: 0, earlier: 20, log: [entry(20)] }))
    await session.recall()
    last().tell(position(500, { taken_back: 0, earlier: 480, log: [entry(490)] }))
    expect([lines(session), session.earlier]).toEqual([[490], 480])
  })

  it('has nothing on its pages that was taken back meanwhile', async () => {
    const { session, last } = sit()
    const asked = recalling(
      () => {
        last().tell(position(31, { taken_back: 14 }))
        return { seq: 30, log: [entry(14), entry(15)], earlier: 0 }
      },
      () => ({ seq: 31, log: [entry(14)], earlier: 0 }),
    )
    last().tell(position(30, { taken_back: 0, earlier: 20, log: [entry(20)] }))
    expect(await session.recall()).toBe(true)
    expect(asked).toEqual([20, 20])
    expect(lines(session)).toEqual([14])
  })

  it('waits where it was asked for too often', async () => {
    const asked = recalling(
      () => {
        throw new api.ApiError('too-frequent', 'Wait.', 429)
      },
      () => ({ seq: 30, log: [entry(15)], earlier: 0 }),
    )
    const { session, last } = sit()
    last().tell(position(30, { taken_back: 0, earlier: 20, log: [entry(20)] }))
    const recalled = session.recall()
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual([20])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await recalled).toBe(true)
    expect([asked, lines(session)]).toEqual([
      [20, 20],
      [15, 20],
    ])
  })

  it('asks for one page at a time, and tells why there is none', async () => {
    const asked = recalling(() => {
      throw new api.ApiError('unreachable', 'No answer.', 0)
    })
    const { session, last } = sit()
    last().tell(position(30, { taken_back: 0, earlier: 20, log: [entry(20)] }))
    expect(await Promise.all([session.recall(), session.recall()])).toEqual([false, false])
    expect([asked, session.notice?.message]).toEqual([[20], 'No answer.'])
  })
})
