import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../lib/protocol'
import { asked, canGive, isAlone, isHandover, missing } from './handover'

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    emblem: number,
    kind: 'link',
    name: '',
    bot: '',
    joined: true,
    here: true,
    standing_in: false,
    since: 0,
    handover: null,
    ...changes,
  }
}

function table(seats: SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo {
  return { status: 'playing', hides: true, seats, ...changes } as TableInfo
}

const me = seat(0, { kind: 'me' })

describe('a seat that goes to somebody new', () => {
  it('is one in play, but not while it waits to be handed back', () => {
    const info = table([me, seat(1)])
    expect(canGive(info, info.seats[1]!)).toBe(true)
    expect(canGive(info, seat(1, { standing_in: true }))).toBe(false)
    expect(canGive(info, seat(1, { standing_in: true, joined: false }))).toBe(true)
    expect(canGive(info, seat(1, { kind: 'bot' }))).toBe(true)
    const handover = { until: 0, asked: [1], agreed: [] }
    expect(canGive(info, seat(1, { handover }))).toBe(false)
    expect(canGive(table([me]), me)).toBe(false)
    expect(canGive(table(info.seats, { status: 'over' }), seat(1))).toBe(false)
  })

  it('is a friend’s before the start', () => {
    const info = table([me, seat(1)], { status: 'waiting' })
    expect(canGive(info, seat(1))).toBe(true)
    expect(canGive(info, seat(1, { joined: false }))).toBe(false)
    expect(canGive(info, me)).toBe(false)
    expect(isHandover(info, seat(1))).toBe(false)
  })

  it('asks everybody who came by a link, unless the host gives up an own hand', () => {
    const info = table([me, seat(1), seat(2, { joined: false }), seat(3, { kind: 'bot' })])
    expect(asked(info, info.seats[3]!)).toEqual([1])
    expect(asked(info, info.seats[1]!)).toEqual([1])
    expect(asked(info, me)).toEqual([])
    expect(isHandover(info, info.seats[2]!)).toBe(false)
    expect(isHandover(table(info.seats, { hides: false }), info.seats[1]!)).toBe(false)
    expect(isAlone(info)).toBe(false)
    expect(isAlone(table([me, seat(1, { kind: 'here' })]))).toBe(true)
  })

  it('waits for those who have not answered', () => {
    expect(missing(seat(1))).toEqual([])
    expect(missing(seat(1, { handover: { until: 0, asked: [1, 2], agreed: [2] } }))).toEqual([1])
  })
})
