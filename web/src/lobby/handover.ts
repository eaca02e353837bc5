/** Seats that go to somebody new: who has a say, and what a table is told beforehand. */
import type { SeatInfo, TableInfo } from '../lib/protocol'

/** Whether the host can make a new link to a seat now. */
export function canGive(info: TableInfo, seat: SeatInfo): boolean {
  if (seat.handover || info.seats.length < 2) return false
  const isBack = seat.kind === 'link' && seat.joined && seat.standing_in
  if (info.status === 'waiting') return seat.kind === 'link' && seat.joined
  return info.status === 'playing' && !isBack
}

/** Whether a link to a seat would show a hand that others must not see unasked. */
export function isHandover(info: TableInfo, seat: SeatInfo): boolean {
  return info.status === 'playing' && info.hides && seat.joined
}

/** The seats of those who will be asked: all who came by a link, unless the hand is the host's. */
export function asked(info: TableInfo, seat: SeatInfo): number[] {
  if (seat.kind === 'me' || seat.kind === 'here') return []
  return info.seats.flatMap((each) => (each.kind === 'link' && each.joined ? [each.seat] : []))
}

/** The seats that have not answered yet. */
export function missing(seat: SeatInfo): number[] {
  const { asked: all = [], agreed = [] } = seat.handover ?? {}
  return all.filter((each) => !agreed.includes(each))
}

/** Whether everybody plays at one screen, so that dice and hands may be known there. */
export function isAlone(info: TableInfo): boolean {
  return !info.seats.some(({ kind }) => kind === 'link')
}
