/** The server's HTTP interface. Every call either answers or throws an `ApiError` with words to show. */
import type {
  About,
  AnalysisState,
  AskHint,
  Chronicle,
  Fork,
  Glossary,
  Hint,
  Joined,
  JournalInfo,
  LogPage,
  NewJournal,
  NewLesson,
  NewPosition,
  NewTable,
  OldJournal,
  Opened,
  PackLook,
  Position,
  Refusal,
  Rules,
  SeatChange,
  SeatKey,
  Stock,
  TableInfo,
  WatchKey,
} from './protocol'
import { t, texts } from './texts.svelte'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The seconds to wait before asking again, where the server has said so; else 0. */
    readonly seconds = 0,
  ) {
    super(message)
  }
}

interface Request {
  method?: string
  token?: string
  body?: unknown
  query?: Record<string, string | number | boolean>
}

export const about = (language: string) => json<About>('about', { query: { language } })

export const look = (language: string) => json<PackLook>('look', { query: { language } })

export const openTable = (table: NewTable) =>
  json<Opened>('tables', { method: 'POST', body: table })

export const openJournal = (journal: NewJournal) =>
  json<Opened>('journals', { method: 'POST', body: journal })

export const readJournal = (journal: OldJournal) =>
  json<JournalInfo>('journals/seats', { method: 'POST', body: journal })

export const openLesson = (lesson: NewLesson) =>
  json<Opened>('lessons', { method: 'POST', body: lesson })

export const openPosition = (position: NewPosition) =>
  json<Opened>('positions', { method: 'POST', body: position })

export const tableInfo = (table: string, token: string) =>
  json<TableInfo>(`tables/${table}`, { token })

export const join = (table: string, token: string, name: string) =>
  json<Joined>(`tables/${table}/join`, { method: 'POST', token, body: { name } })

export const start = (table: string, token: string) =>
  act(`tables/${table}/start`, { method: 'POST', token })

export const allowHints = (table: string, token: string, allowed: boolean) =>
  act(`tables/${table}/hints`, { method: 'POST', token, body: { allowed } })

export const changeSeat = (table: string, token: string, seat: number, change: SeatChange) =>
  json<SeatKey>(`tables/${table}/seats/${seat}`, { method: 'POST', token, body: change })

export const consent = (table: string, token: string, seat: number, agree: boolean) =>
  act(`tables/${table}/seats/${seat}/handover`, { method: 'POST', token, body: { agree } })

export const watch = (table: string, token: string) =>
  json<WatchKey>(`tables/${table}/watch`, { method: 'POST', token })

export const rematch = (table: string, token: string) =>
  json<Opened>(`tables/${table}/rematch`, { method: 'POST', token })

export const fork = (table: string, token: string, body: Fork) =>
  json<Opened>(`tables/${table}/fork`, { method: 'POST', token, body })

export const positionAt = (
  table: string,
  token: string,
  line: number,
  query: { seat: number; language: string; plain: boolean },
) => json<Position>(`tables/${table}/positions/${line}`, { token, query })

export const logBefore = (table: string, token: string, before: number, language: string) =>
  json<LogPage>(`tables/${table}/log`, { token, query: { before, language } })

export const stock = (table: string, token: string, query: { seat: number; language: string }) =>
  json<Stock>(`tables/${table}/stock`, { token, query })

export const chronicle = (table: string, token: string, language: string) =>
  json<Chronicle>(`tables/${table}/chronicle`, { token, query: { language } })

export const analysis = (table: string, token: string, language: string) =>
  json<AnalysisState>(`tables/${table}/analysis`, { token, query: { language } })

export const hint = (table: string, token: string, body: AskHint, language: string) =>
  json<Hint>(`tables/${table}/hint`, { method: 'POST', token, body, query: { language } })

export const removeTable = (table: string, token: string) =>
  act(`tables/${table}`, { method: 'DELETE', token })

export const rules = (game: string, language: string) =>
  json<Rules>(`rules/${game}`, { query: { language } })

export const glossary = (game: string, language: string) =>
  json<Glossary>(`glossary/${game}`, { query: { language } })

export async function journal(table: string, token: string): Promise<string> {
  return (await send(`tables/${table}/journal`, { token })).text()
}

/** A position as text that can be set up again, to the last digit: it is not read here. */
export async function positionText(
  table: string,
  token: string,
  line: number,
  seat: number,
): Promise<string> {
  const query = { seat }
  return (await send(`tables/${table}/positions/${line}/copy`, { token, query })).text()
}

async function json<T>(path: string, request: Request): Promise<T> {
  return (await (await send(path, request)).json()) as T
}

/** Have something done. The answer is read to its end, or else the browser takes it as broken off. */
async function act(path: string, request: Request): Promise<void> {
  await (await send(path, request)).text()
}

async function send(path: string, { method = 'GET', token, body, query }: Request) {
  const words = query ? `?${new URLSearchParams(entries(query))}` : ''
  // Refusals come in words, so the server must know in which language.
  const headers: Record<string, string> = { 'Accept-Language': texts.language }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(`/api/${path}${words}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new ApiError('unreachable', t('page-error-unreachable'), 0)
  }
  if (!response.ok) throw await refusal(response)
  return response
}

function entries(query: Record<string, string | number | boolean>): [string, string][] {
  return Object.entries(query).map(([key, value]) => [key, String(value)])
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as Refusal
    const seconds = Number(response.headers.get('Retry-After')) || 0
    return new ApiError(error.code, error.message, response.status, seconds)
  } catch {
    // Not from the server itself but from something on the way to it.
    const message = t('page-error-status', { status: String(response.status) })
    return new ApiError('unknown', message, response.status)
  }
}
