import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move } from './protocol'
import { Socket, type ServerMessage } from './socket'
import { exchange } from './wire.testing'

const WELCOME = { type: 'welcome', seats: [0], host: true, seq: 7, table: {} }
const MOVE: Move = { type: 'move', id: 'm1', seq: 7, seat: 0, choices: ['pass'] }

function connect() {
  const lines = exchange()
  const received: ServerMessage[] = []
  const states: boolean[] = []
  const rejected = vi.fn()
  let seq = -1
  const socket = new Socket({
    url: 'ws://localhost/socket',
    hello: () => ({ type: 'hello', token: 'secret', seq }),
    receive: (message) => received.push(message),
    connected: (is) => states.push(is),
    rejected,
    open: lines.open,
  })
  return { ...lines, socket, received, states, rejected, seen: (number: number) => (seq = number) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection', () => {
  it('says hello first, with the token', () => {
    const { last } = connect()
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret', seq: -1 }])
  })

  it('answers a request when the server has', async () => {
    const { last, socket } = connect()
    last().open()
    last().tell(WELCOME)
    const reply = socket.request(MOVE)
    last().tell({ type: 'done', id: 'm1', seq: 8 })
    expect(await reply).toMatchObject({ type: 'done', seq: 8 })
  })

  it('tells what arrives before it answers', async () => {
    const { last, socket, received } = connect()
    last().open()
    last().tell(WELCOME)
    const reply = socket.request(MOVE).then(() => received.map(({ type }) => type))
    last().tell({ type: 'position', seq: 8 })
    last().tell({ type: 'done', id: 'm1', seq: 8 })
    expect(await reply).toEqual(['welcome', 'position', 'done'])
  })
})

describe('a connection that breaks', () => {
  it('comes back by itself and says what it has seen', () => {
    const { wires, last, states, seen } = connect()
    last().open()
    last().tell(WELCOME)
    seen(12)
    last().lose()
    expect(states).toEqual([true, false])
    vi.advanceTimersByTime(1000)
    expect(wires).toHaveLength(2)
    last().open()
    expect(last().sent[0]).toMatchObject({ type: 'hello', seq: 12 })
  })

  it('sends an unanswered move again under the same id, after the welcome', async () => {
    const { last, socket } = connect()
    last().open()
    last().tell(WELCOME)
    const reply = socket.request(MOVE)
    last().lose()
    vi.advanceTimersByTime(1000)
    last().open()
    expect(last().types()).toEqual(['hello'])
    last().tell(WELCOME)
    expect(last().sent[1]).toEqual(MOVE)
    last().tell({ type: 'done', id: 'm1', seq: 8 })
    expect(await reply).toMatchObject({ type: 'done' })
  })

  it('sends nothing again that was answered', () => {
    const { last, socket } = connect()
    last().open()
    last().tell(WELCOME)
    void socket.request(MOVE)
    last().tell({ type: 'done', id: 'm1', seq: 8 })
    last().lose()
    vi.advanceTimersByTime(1000)
    last().open()
    last().tell(WELCOME)
    expect(last().types()).toEqual(['hello'])
  })

  it('waits longer each time, and not for ever', () => {
    const { wires, last } = connect()
    for (let times = 0; times < 10; times += 1) {
      last().lose()
      vi.advanceTimersByTime(20_000)
    }
    expect(wires).toHaveLength(11)
    last().lose()
    vi.advanceTimersByTime(5_000)
    expect(wires).toHaveLength(11)
  })

  it('is tried at once when there is reason to', () => {
    const { wires, last, socket } = connect()
    last().lose()
    socket.hurry()
    expect(wires).toHaveLength(2)
    socket.hurry()
    expect(wires).toHaveLength(2)
  })

  it('is noticed by silence', () => {
    const { last, states } = connect()
    last().open()
    last().tell(WELCOME)
    vi.advanceTimersByTime(20_000)
    expect(last().types()).toEqual(['hello', 'ping'])
    vi.advanceTimersByTime(10_000)
    expect(last().closed).toBe(true)
    expect(states).toEqual([true, false])
  })

  it('is not taken as broken while the server answers', () => {
    const { wires, last } = connect()
    last().open()
    last().tell(WELCOME)
    vi.advanceTimersByTime(20_000)
    last().tell({ type: 'pong' })
    vi.advanceTimersByTime(19_000)
    expect(wires).toHaveLength(1)
  })
})

describe('a greeting that is refused', () => {
  const refused = {
    type: 'refused',
    id: '',
    code: 'unauthorised',
    message: 'No.',
    rules: [],
    seq: 0,
  }

  it('is not repeated', () => {
    const { wires, last, rejected } = connect()
    last().open()
    last().tell(refused)
    last().lose()
    vi.advanceTimersByTime(60_000)
    expect(rejected).toHaveBeenCalledOnce()
    expect(wires).toHaveLength(1)
  })

  it('is repeated where the reason passes', () => {
    const { wires, last, rejected } = connect()
    last().open()
    last().tell({ ...refused, code: 'too-frequent' })
    last().lose()
    vi.advanceTimersByTime(1000)
    expect(rejected).not.toHaveBeenCalled()
    expect(wires).toHaveLength(2)
  })
})

describe('a closed connection', () => {
  it('settles what was asked and stays closed', async () => {
    const { wires, last, socket } = connect()
    last().open()
    last().tell(WELCOME)
    const reply = socket.request(MOVE)
    socket.close()
    expect(await reply).toBeNull()
    expect(await socket.request(MOVE)).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
  })
})
