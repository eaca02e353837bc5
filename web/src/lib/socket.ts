/** The connection to a table: it comes back by itself, and what was asked is answered once. */
import type {
  Answer,
  Ask,
  Done,
  GoOn,
  Hello,
  Look,
  Move,
  Moved,
  Pace,
  People,
  Ping,
  Pong,
  Position,
  Refused,
  Said,
  Say,
  TakeBack,
  Welcome,
} from './protocol'

export type ClientMessage = Hello | Look | Move | TakeBack | Ask | Say | GoOn | Pace | Ping
export type ServerMessage =
  Welcome | People | Position | Done | Refused | Answer | Said | Moved | Pong
export type Request = Move | TakeBack | Ask | Say | GoOn
export type Reply = Done | Refused | Answer

/** What is used of a WebSocket. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export interface Ends {
  url: string
  hello(): Hello
  /** What else is to be said on each new connection, after the welcome. */
  afterWelcome?(): ClientMessage[]
  receive(message: ServerMessage): void
  connected(is: boolean): void
  /** The server will not have us; there is no point in trying again. */
  rejected(refused: Refused): void
  open?(url: string): Wire
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const HEARTBEAT = 20_000
const PATIENCE = 10_000
// Refusals of a greeting that pass by themselves.
const PASSING = new Set(['too-frequent', 'unavailable', 'failed'])

export class Socket {
  #ends: Ends
  #wire: Wire | null = null
  #welcome = false
  #closed = false
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setTimeout> | undefined
  #open = new Map<string, { request: Request; settle: (reply: Reply | null) => void }>()

  constructor(ends: Ends) {
    this.#ends = ends
    this.#connect()
  }

  /** Say something that has no answer; lost where there is no connection. */
  send(message: ClientMessage): void {
    if (this.#welcome) this.#wire?.send(JSON.stringify(message))
  }

  /** Ask for something. What the connection broke off is sent again under its own id. */
  request(request: Request): Promise<Reply | null> {
    return new Promise((settle) => {
      if (this.#closed) {
        settle(null)
        return
      }
      this.#open.set(request.id, { request, settle })
      this.send(request)
    })
  }

  /** Try again now, because there is reason to think that it may work. */
  hurry(): void {
    if (this.#closed || this.#wire) return
    clearTimeout(this.#retry)
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#heart)
    for (const { settle } of this.#open.values()) settle(null)
    this.#open.clear()
    this.#wire?.close()
    this.#wire = null
  }

  #connect(): void {
    const wire = (this.#ends.open ?? openWebSocket)(this.#ends.url)
    this.#wire = wire
    this.#welcome = false
    wire.onopen = () => {
      wire.send(JSON.stringify(this.#ends.hello()))
      this.#listen(PATIENCE)
    }
    wire.onmessage = ({ data }) => {
      if (wire !== this.#wire) return
      this.#listen(HEARTBEAT)
      this.#receive(JSON.parse(String(data)) as ServerMessage)
    }
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost()
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'refused' && !this.#welcome && !PASSING.has(message.code)) {
      this.close()
      this.#ends.rejected(message)
      return
    }
    if (message.type === 'welcome') this.#greet()
    this.#ends.receive(message)
    if (message.type === 'done' || message.type === 'refused' || message.type === 'answer') {
      this.#open.get(message.id)?.settle(message)
      this.#open.delete(message.id)
    }
  }

  #greet(): void {
    this.#welcome = true
    this.#wait = FIRST_WAIT
    this.#ends.connected(true)
    for (const message of this.#ends.afterWelcome?.() ?? []) this.send(message)
    for (const { request } of this.#open.values()) this.send(request)
  }

  #lost(): void {
    this.#wire = null
    this.#welcome = false
    clearTimeout(this.#heart)
    if (this.#closed) return
    this.#ends.connected(false)
    // Not all at the same moment, when a server comes back.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** After a silence ask whether anybody is there; after another, take it that nobody is. */
  #listen(silence: number): void {
    clearTimeout(this.#heart)
    this.#heart = setTimeout(() => {
      this.send({ type: 'ping' })
      this.#heart = setTimeout(() => {
        const wire = this.#wire
        if (!wire) return
        this.#lost()
        wire.close()
      }, PATIENCE)
    }, silence)
  }
}

function openWebSocket(url: string): Wire {
  return new WebSocket(url) as unknown as Wire
}
