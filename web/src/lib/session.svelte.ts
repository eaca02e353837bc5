/** A table as this client sees it: what the server has told, and what can be asked of it. */
import * as api from './api'
import { enterOpened } from './enter'
import { keep } from './keep.svelte'
import { giveEmblems } from './players.svelte'
import type {
  AnalysisState,
  Chronicle,
  Comment,
  DecisionInfo,
  Face,
  LogEntry,
  Moved,
  NoticeInfo,
  Opened,
  Position,
  Preview,
  Reason,
  Refused,
  Said,
  Stock,
  TableInfo,
  ToldCard,
} from './protocol'
import { countUnseen, mergeComments, mergeFaces, mergeLog } from './reducer'
import { Since } from './since.svelte'
import { Socket, type Ends, type Reply, type ServerMessage } from './socket'
import { Tray } from './tray.svelte'

const PROTOCOL = 2
const BREATH = 1000 // milliseconds until a server that was asked too often is asked again
const COMMENTS = 4 // of a demonstration that stay on the table
const UNDO_ATTEMPTS = 5
const SLOW = 250 // milliseconds that a move may take unseen: most are answered within a few

export interface Notice {
  code: string
  message: string
  rules: string[]
}

export interface View {
  seat?: number
  language?: string
  plain?: boolean
}

interface Start {
  table: string
  token: string
  language: string
  plain: boolean
  /** Another way to open a connection, for tests. */
  open?: Ends['open']
}

export class TableSession {
  readonly table: string
  readonly token: string

  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  previous = $state.raw<Position | null>(null)
  /** The seats that we hold. */
  seats = $state.raw<number[]>([])
  /** The seat that we may take, or -2. */
  invited = $state(-2)
  host = $state(false)
  /** Whether our token is that of the link to watch: it is no secret, and may be handed on. */
  watches = $state(false)
  /** How many of the latest notices have come while we were here, and were not put away. */
  unseen = $state(0)
  faces = $state.raw<Record<string, Face>>({})
  /** The latest of what happened; all of it where `earlier` is 0. */
  log = $state.raw<LogEntry[]>([])
  /** There is more of the log before this line, which `recall` fetches. */
  earlier = $state(0)
  /** What the clerk has said of a demonstration lately, the latest last. */
  comments = $state.raw<Comment[]>([])
  /** How the story begins, in games that tell one. */
  prologue = $state.raw<ToldCard | null>(null)
  chat = $state.raw<Said[]>([])
  connected = $state(false)
  /** Whether the connection was there before. */
  met = $state(false)
  /** A move is under way; no other is begun. */
  pending = $state(false)
  /** It takes so long that it should be seen. */
  slow = $state(false)
  /** The last refusal. */
  notice = $state.raw<Notice | null>(null)
  /** Why the server will not have us at all. */
  rejected = $state.raw<Notice | null>(null)
  /** A rematch that we are asked to. */
  moved = $state.raw<Moved | null>(null)
  replay = $state.raw<{ line: number; position: Position } | null>(null)
  /** A place on the board that a line of the log points at. */
  highlight = $state('')

  language = $state('en')
  plain = $state(false)

  /** What happened since our latest choice. */
  readonly since = new Since(this)
  /** Where dice fall. */
  readonly tray = new Tray((position) => this.#arrive(position))

  #socket: Socket
  #seat: number | null = null
  /** Counts how often sentences of the log ceased to stand. */
  #revision = 0
  #closed = false
  /** Whether things may have happened without us. */
  #gone = true
  #recalling: Promise<boolean> | null = null
  #arrivals: { seq: number; settle: () => void }[] = []

  constructor({ table, token, language, plain, open }: Start) {
    this.table = table
    this.token = token
    this.language = language
    this.plain = plain
    this.#socket = new Socket({
      url: socketUrl(table),
      hello: () => this.#hello(),
      afterWelcome: () => (this.#seat === null ? [] : [{ type: 'look', seat: this.#seat }]),
      receive: (message) => this.#receive(message),
      connected: (is) => {
        this.connected = is
        if (!is) this.#gone = true
      },
      rejected: (refused) => (this.rejected = noticeOf(refused)),
      ...(open ? { open } : {}),
    })
  }

  /** What is to be drawn: the past while looking back, else the present. */
  get shown(): Position | null {
    return this.replay?.position ?? this.position
  }

  /** The open decision that is ours to make now, with its options; none while looking back. */
  get mine(): DecisionInfo | null {
    return this.replay ? null : this.#due
  }

  /** Whether somebody here must decide, also while looking back. */
  get called(): boolean {
    return this.#due !== null || this.#next !== null
  }

  get #due(): DecisionInfo | null {
    if (!this.position) return null
    const ours = this.position.decisions.filter(
      ({ seat, options }) => this.seats.includes(seat) && options.length > 0,
    )
    return ours.find(({ seat }) => seat === this.position?.seat) ?? ours[0] ?? null
  }

  /** In a game with secrets: the seat at this screen that must decide, but is not looked from. */
  get passTo(): number | null {
    return this.replay ? null : this.#next
  }

  get #next(): number | null {
    if (!this.position || !this.info?.hides || this.#due) return null
    const next = this.position.decisions.find(
      ({ seat, options }) => options.length === 0 && this.#isPlayedHere(seat),
    )
    return next && next.seat !== this.position.seat ? next.seat : null
  }

  /** The names of the players, by seat. */
  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? []
  }

  /** Whether nobody but bots plays here, for us to watch. */
  get demo(): boolean {
    return this.info?.demo === true
  }

  /** Whether we only watch. */
  get watching(): boolean {
    return this.info !== null && this.seats.length === 0
  }

  /** What the table was told about its seats and dice while we were here. */
  get news(): NoticeInfo[] {
    const notices = this.info?.notices ?? []
    return notices.slice(Math.max(0, notices.length - this.unseen))
  }

  /** Whether what is shown can be copied: while it is played, by whoever plays alone. */
  get canCopy(): boolean {
    const { info, position, shown } = this
    if (!info?.positions || !position || !shown || shown.over) return false
    return position.over || (info.alone && this.host)
  }

  /** Make choices, all or none. False if they were refused; the notice says why. */
  async choose(...choices: string[]): Promise<boolean> {
    const { mine, position } = this
    if (!mine || !position || this.pending) return false
    const { seat } = mine
    return this.#act((id) => ({ type: 'move', id, seq: position.seq, seat, choices }))
  }

  /** Take back the latest choice. */
  async undo(): Promise<boolean> {
    for (let attempt = 0; attempt < UNDO_ATTEMPTS; attempt += 1) {
      const { position } = this
      if (!position?.can_undo || this.pending || this.replay) return false
      const seat = this.#undoSeat(position)
      if (await this.#act((id) => ({ type: 'undo', id, seq: position.seq, seat }))) return true
      // A bot has chosen meanwhile. That is taken back along with it, where undo is free.
      if (this.notice?.code !== 'stale' || this.info?.undo !== 'free') return false
      await this.#arrival(position.seq + 1)
    }
    return false
  }

  /** Go on from a step of the lesson. */
  async goOn(step: number): Promise<boolean> {
    return this.#act((id) => ({ type: 'lesson', id, step }))
  }

  /** What a choice would cost and bring. */
  async preview(choice: string): Promise<Preview | null> {
    const reply = await this.#ask('preview', choice)
    return reply?.type === 'answer' ? reply.preview : null
  }

  /** Why something can or cannot be done now. */
  async why(thing: string): Promise<{ possible: boolean; reasons: Reason[] }> {
    const reply = await this.#ask('why', thing)
    if (reply?.type === 'answer') return { possible: reply.possible, reasons: reply.reasons }
    const reasons = reply?.type === 'refused' ? [{ text: reply.message, rules: reply.rules }] : []
    return { possible: false, reasons }
  }

  /** Tell whoever sits here why something is not done. */
  complain(message: string): void {
    this.notice = { code: 'illegal', message, rules: [] }
  }

  /** Say something in the chat. */
  async say(text: string): Promise<boolean> {
    return this.#settle(await this.#socket.request({ type: 'say', id: this.#id(), text }))
  }

  /** See the table from another seat, in another language, or in words. */
  look({ seat, language, plain }: View): void {
    if (seat !== undefined) this.#seat = seat
    if (language !== undefined) this.language = language
    if (plain !== undefined) this.plain = plain
    this.#socket.send({
      type: 'look',
      ...(seat === undefined ? {} : { seat }),
      ...(language === undefined ? {} : { language }),
      ...(plain === undefined ? {} : { plain }),
    })
    if (this.replay) void this.goto(this.replay.line)
  }

  /** How fast bots choose. */
  pace(milliseconds: number): void {
    this.#socket.send({ type: 'pace', milliseconds })
  }

  /** Have the bots of a demonstration wait, or go on. */
  pause(paused: boolean): void {
    this.#socket.send({ type: 'pace', paused })
  }

  /** Have a bot of a demonstration make one choice, and wait again. */
  step(): void {
    this.#socket.send({ type: 'pace', paused: true, step: true })
  }

  /** Let bots run to the next choice of a person. */
  skip(): void {
    this.#socket.send({ type: 'pace', skip: true })
  }

  /** Look back at the table after a line of the journal, or with null return to the present. */
  async goto(line: number | null): Promise<boolean> {
    const { position, language, plain } = this
    if (line === null || !position) {
      this.replay = null
      return true
    }
    try {
      const query = { seat: position.seat, language, plain }
      const past = await api.positionAt(this.table, this.token, line, query)
      this.faces = mergeFaces(this.faces, past.faces)
      this.replay = { line, position: past }
      return true
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.notice = { code: error.code, message: error.message, rules: [] }
      return false
    }
  }

  /** Fetch a page of the log before what is here. False if there is none, or none can be had. */
  recall(): Promise<boolean> {
    this.#recalling ??= this.#fetchPage().finally(() => (this.#recalling = null))
    return this.#recalling
  }

  /** The finished game in figures. */
  chronicle(): Promise<Chronicle> {
    return api.chronicle(this.table, this.token, this.language)
  }

  /** The finished game looked back over, or how far that is. */
  analysis(): Promise<AnalysisState> {
    return api.analysis(this.table, this.token, this.language)
  }

  /** Whose knowledge is shown: while the screen goes from hand to hand, what everybody may see. */
  get beholder(): number {
    return this.passTo === null ? (this.position?.seat ?? -2) : -2
  }

  /** All cards of the game, and where they lie as far as we may know. */
  stock(): Promise<Stock> {
    const query = { seat: this.beholder, language: this.language }
    return api.stock(this.table, this.token, query)
  }

  /** Make a link to watch; its token. An earlier one opens nothing any more. */
  async openToWatchers(): Promise<string> {
    const { token } = await api.watch(this.table, this.token)
    keep.watched(this.table, token)
    return token
  }

  /** The journal as text. */
  journal(): Promise<string> {
    return api.journal(this.table, this.token)
  }

  /** What is shown as a position that can be set up again. */
  copyPosition(): Promise<string> {
    const { seq = 0, seat = -2 } = this.position ?? {}
    return api.positionText(this.table, this.token, this.replay?.line ?? seq, seat)
  }

  /** A new table from a line of this one, and to it. */
  async fork(line: number): Promise<void> {
    const body = { line, language: this.language }
    this.#enter(await api.fork(this.table, this.token, body))
  }

  /** The same people again with rotated seats, and to their new table. */
  async rematch(): Promise<void> {
    this.#enter(await api.rematch(this.table, this.token))
  }

  /** Try to connect at once. */
  hurry(): void {
    this.#socket.hurry()
  }

  close(): void {
    this.#closed = true
    giveEmblems([])
    this.tray.settle()
    this.#socket.close()
  }

  #enter(opened: Opened): void {
    enterOpened(opened, { game: this.info?.game ?? '', title: this.info?.title ?? '' })
  }

  #hello() {
    const { token, language, plain, position } = this
    const seq = position?.seq ?? -1
    return { type: 'hello' as const, token, language, plain, seq, protocol: PROTOCOL }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#inform(message.table)
        this.seats = message.seats
        this.invited = message.invited
        this.host = message.host
        this.watches = message.watches
        this.met = true
        break
      case 'people':
        this.#inform(message.table)
        break
      case 'position':
        this.tray.take(message, this.position)
        break
      case 'said':
        this.chat = [...this.chat.filter(({ number }) => number < message.number), message]
        break
      case 'moved':
        this.moved = message
        break
    }
  }

  async #fetchPage(): Promise<boolean> {
    while (this.earlier > 0) {
      const { earlier, language } = this
      const revision = this.#revision
      try {
        const page = await api.logBefore(this.table, this.token, earlier, language)
        // What was taken back or told in another language meanwhile may be on the page.
        if (revision !== this.#revision) continue
        this.log = [...page.log, ...this.log]
        this.earlier = page.earlier
        if (page.log.length > 0) return true
      } catch (error) {
        if (!(error instanceof api.ApiError)) throw error
        if (error.code === 'too-frequent' && !this.#closed) {
          await new Promise((settle) => setTimeout(settle, BREATH))
          continue
        }
        this.notice = { code: error.code, message: error.message, rules: [] }
        return false
      }
    }
    return false
  }

  #inform(info: TableInfo): void {
    if (this.info) this.unseen = countUnseen(this.info.notices, this.unseen, info.notices)
    this.info = info
    giveEmblems(info.seats.map(({ emblem }) => emblem))
  }

  #arrive(position: Position): void {
    const changed = position.seq !== this.position?.seq
    if (changed) this.previous = this.position
    if (this.#gone && changed) this.since.come(position)
    this.#gone = false
    this.faces = mergeFaces(this.faces, position.faces)
    this.log = mergeLog(this.log, position)
    if (position.earlier >= 0) this.earlier = position.earlier
    if (position.prologue) this.prologue = position.prologue
    if (position.taken_back >= 0) this.#revision += 1
    this.position = position
    this.comments = mergeComments(this.comments, position.comment, COMMENTS)
    if (changed) this.notice = null
    const arrived = this.#arrivals.filter(({ seq }) => seq <= position.seq)
    this.#arrivals = this.#arrivals.filter(({ seq }) => seq > position.seq)
    for (const { settle } of arrived) settle()
  }

  async #act(make: (id: string) => Parameters<Socket['request']>[0]): Promise<boolean> {
    this.pending = true
    this.notice = null
    const timer = setTimeout(() => (this.slow = true), SLOW)
    try {
      const reply = await this.#socket.request(make(this.#id()))
      if (!this.#settle(reply)) return false
      // The answer may come before the position that it brought about.
      if (reply?.type === 'done') await this.#arrival(reply.seq)
      return true
    } finally {
      clearTimeout(timer)
      this.pending = false
      this.slow = false
    }
  }

  #settle(reply: Reply | null): boolean {
    if (reply?.type === 'refused') this.notice = noticeOf(reply)
    return reply?.type === 'done'
  }

  #arrival(seq: number): Promise<void> {
    if ((this.position?.seq ?? -1) >= seq) return Promise.resolve()
    return new Promise((settle) => this.#arrivals.push({ seq, settle }))
  }

  #ask(about: 'preview' | 'why', choice: string): Promise<Reply | null> {
    const seat = this.mine?.seat ?? this.position?.seat ?? -2
    return this.#socket.request({ type: 'ask', id: this.#id(), about, seat, choice })
  }

  #undoSeat(position: Position): number {
    return this.seats.includes(position.seat) ? position.seat : (this.seats[0] ?? position.seat)
  }

  #isPlayedHere(seat: number): boolean {
    const info = this.info?.seats[seat]
    return this.seats.includes(seat) && info?.kind !== 'bot' && !info?.standing_in
  }

  #id(): string {
    requests += 1
    return `${ORIGIN}-${requests}`
  }
}

// Ids must differ between two tabs and after a reload, and at a table that one has come back to: what
// was asked before under the same id counts as done.
let requests = 0
const ORIGIN = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
  byte.toString(36).padStart(2, '0'),
).join('')

function noticeOf({ code, message, rules }: Refused): Notice {
  return { code, message, rules }
}

function socketUrl(table: string): string {
  const base = typeof location === 'undefined' ? 'http://localhost' : location.origin
  return `${base.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/socket`
}
