import { describe, expect, it } from 'vitest'
import type { LogEntry, NoticeInfo, Position } from './protocol'
import { countUnseen, mergeFaces, mergeLog } from './reducer'

const entry = (line: number, text = `line ${line}`): LogEntry => ({ line, text })

function arriving(log: LogEntry[], takenBack = -1): Position {
  return { log, taken_back: takenBack } as unknown as Position
}

const texts = (log: LogEntry[]) => log.map(({ text }) => text)

describe('the log', () => {
  it('grows by what is new', () => {
    const log = mergeLog([entry(8), entry(9)], arriving([entry(10)]))
    expect(texts(log)).toEqual(['line 8', 'line 9', 'line 10'])
  })

  it('may have several entries of one line', () => {
    const log = mergeLog([entry(8)], arriving([entry(9, 'a'), entry(9, 'b')]))
    expect(texts(log)).toEqual(['line 8', 'a', 'b'])
  })

  it('loses what was taken back', () => {
    const log = mergeLog([entry(8), entry(9), entry(10)], arriving([], 8))
    expect(texts(log)).toEqual(['line 8'])
  })

  it('goes on after something was taken back', () => {
    const log = mergeLog([entry(8), entry(9)], arriving([entry(11, 'again')], 8))
    expect(texts(log)).toEqual(['line 8', 'again'])
  })

  it('is replaced when it is told again in another language', () => {
    const log = mergeLog(
      [entry(8), entry(9)],
      arriving([entry(8, 'osiem'), entry(9, 'dziewięć')], 0),
    )
    expect(texts(log)).toEqual(['osiem', 'dziewięć'])
  })

  it('has nothing twice after a pause', () => {
    const log = mergeLog([entry(8), entry(9)], arriving([entry(9), entry(10)]))
    expect(texts(log)).toEqual(['line 8', 'line 9', 'line 10'])
  })
})

describe('faces', () => {
  const face = { id: 'diner', kind: 'room', name: 'Diner' }

  it('add up', () => {
    expect(Object.keys(mergeFaces({ diner: face }, { lounge: face }))).toEqual(['diner', 'lounge'])
  })

  it('stay the same object where nothing is new', () => {
    const faces = { diner: face }
    expect(mergeFaces(faces, {})).toBe(faces)
  })
})

describe('notices', () => {
  const notice = (line: number, text = ''): NoticeInfo => ({
    kind: 'stands-in',
    seat: 1,
    line,
    at: 1,
    text,
  })

  it('are new after the last that was known', () => {
    expect(countUnseen([], 0, [notice(8)])).toBe(1)
    expect(countUnseen([notice(8)], 0, [notice(8), notice(9), notice(10)])).toBe(2)
    expect(countUnseen([notice(8), notice(9)], 0, [notice(9), notice(10)])).toBe(1)
    expect(countUnseen([notice(8), notice(9)], 1, [notice(9), notice(10)])).toBe(2)
  })

  it('are not all new where the last one was replaced', () => {
    expect(countUnseen([notice(8), notice(9)], 0, [notice(8), notice(10)])).toBe(1)
    expect(countUnseen([notice(8), notice(9)], 1, [notice(8), notice(10)])).toBe(1)
  })

  it('are not new in another language', () => {
    expect(countUnseen([notice(8, 'one')], 0, [notice(8, 'jeden')])).toBe(0)
  })
})
