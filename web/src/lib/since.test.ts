import { describe, expect, it } from 'vitest'
import type { LogEntry, Position } from './protocol'
import { Since, movesSince, type Told } from './since.svelte'
import { memoryStore } from './store.testing'

const ADA = 0

/** A log of Ada's build, a turn of Borys who pays her, and the threats of the next round. */
const LOG: LogEntry[] = [
  { line: 7, round: 0, text: 'The first player is Ada' },
  { line: 9, round: 3, seat: 0, role: 'new', text: 'Ada places a dweller', place: 'L1.e' },
  { line: 10, round: 3, seat: 0, text: 'Ada builds Garden', place: 'L1.7' },
  { line: 10, round: 3, text: 'The room track is filled', place: 'lounge' },
  { line: 12, round: 3, seat: 1, role: 'new', text: 'Borys places a dweller', place: 'L1.7' },
  { line: 12, round: 3, seat: 0, text: 'Ada takes 1 water' },
  { line: 14, round: 3, seat: 1, role: 'new', text: 'Borys places a dweller', place: 'L2.e' },
  { line: 15, round: 3, seat: 1, text: 'Borys builds Medbay', place: 'L2.11', fresh: true },
  { line: 16, round: 3, seat: 1, role: 'new', text: 'Borys passes' },
  { line: 16, round: 3, role: 'new', text: 'All dwellers go home' },
  { line: 16, round: 4, role: 'round', text: 'Round 4' },
  { line: 17, round: 4, role: 'new', text: 'Dice: 3 and 4', dice: [3, 4] },
  { line: 17, round: 4, text: 'No threat on level 0' },
  { line: 18, round: 4, role: 'new', text: 'Dice: 1 and 3', dice: [1, 3] },
  { line: 18, round: 4, text: 'A radroach', place: 'L1.3' },
]

describe('what happened since a line', () => {
  const moves = movesSince(LOG, 9, ADA)

  it('is what others did, and what can be seen on the board', () => {
    expect(moves.map(({ number, entries }) => [number, entries[0]!.text])).toEqual([
      [1, 'Borys places a dweller'],
      [2, 'Borys places a dweller'],
      [3, 'Borys passes'],
      [4, 'A radroach'],
    ])
  })

  it('has with each move what came of it', () => {
    expect(moves[0]!.entries.map(({ text }) => text)).toContain('Ada takes 1 water')
  })

  it('marks the space of a move, and rather the room that was built', () => {
    expect(moves.map(({ place, fresh }) => [place, fresh])).toEqual([
      ['L1.7', false],
      ['L2.11', true],
      ['', false],
      ['L1.3', false],
    ])
  })

  it('has what was told just before a move with that move', () => {
    const forced = { line: 12, round: 3, seat: 1, text: 'Borys has no other choice' }
    const log = [...LOG.slice(0, 4), forced, ...LOG.slice(4, 6)]
    const [move, ...more] = movesSince(log, 9, ADA)
    expect(more).toEqual([])
    expect(move!.entries.map(({ text }) => text)).toEqual([
      'Borys places a dweller',
      'Borys has no other choice',
      'Ada takes 1 water',
    ])
  })

  it('leaves out the set-up, and what came at once of my own choice', () => {
    expect(movesSince(LOG.slice(0, 4), 0, ADA)).toEqual([])
    expect(movesSince(LOG.slice(0, 4), 0, 1)).toHaveLength(1)
  })
})

function told(changes: Partial<Position> = {}, more: Partial<Told> = {}): Told {
  const decisions = [{ seat: ADA, options: [{}] }]
  const position = { seq: 18, seat: ADA, since: 9, over: false, decisions, ...changes }
  return {
    table: 'T',
    log: LOG,
    seats: [ADA],
    replay: null,
    position: position as Position,
    ...more,
  }
}

describe('since my turn', () => {
  it('is to be read at my turn, and not while others decide', () => {
    expect(new Since(told(), memoryStore()).moves).toHaveLength(4)
    expect(new Since(told({ decisions: [] }), memoryStore()).moves).toEqual([])
  })

  it('is to be read by who was away, also while others decide', () => {
    const since = new Since(told({ decisions: [] }), memoryStore())
    since.come({ seq: 13 } as Position)
    expect([since.away, since.moves.length]).toEqual([true, 4])
    const present = new Since(told({ decisions: [] }), memoryStore())
    present.come({ seq: 11 } as Position)
    expect([present.away, present.moves.length]).toEqual([false, 0])
  })

  it('has the last move of each space as its mark', () => {
    const { marks, fresh } = new Since(told(), memoryStore())
    const numbers = (map: typeof marks) => [...map].map(([place, { number }]) => [place, number])
    expect(numbers(marks)).toEqual([
      ['L1.7', 1],
      ['L1.3', 4],
    ])
    expect(numbers(fresh)).toEqual([['L2.11', 2]])
  })

  it('goes once it was read, until more happens', () => {
    const store = memoryStore()
    const since = new Since(told(), store)
    since.read()
    expect([since.moves, since.marks.size, since.fresh.size]).toEqual([[], 0, 0])
    const entry = { line: 19, round: 4, seat: 1, role: 'new', text: 'Borys passes' }
    expect(new Since(told({}, { log: [...LOG, entry] }), store).moves).toHaveLength(5)
  })

  it('stays read when the page is loaded again, at this table and by this seat', () => {
    const store = memoryStore()
    new Since(told(), store).read()
    new Since(told({}, { table: 'U' }), store).read()
    expect(new Since(told(), store).moves).toEqual([])
    expect(new Since(told({}, { table: 'V' }), store).moves).toHaveLength(4)
    const borys = [{ seat: 1, options: [{}] }] as Position['decisions']
    const other = told({ since: 9, decisions: borys }, { seats: [ADA, 1] })
    expect(new Since(other, store).moves.length).toBeGreaterThan(0)
  })

  it('is nothing for watchers, at the end and in the past', () => {
    expect(new Since(told({ since: -1 }), memoryStore()).moves).toEqual([])
    expect(new Since(told({ over: true }), memoryStore()).moves).toEqual([])
    expect(new Since(told({}, { replay: { line: 12 } }), memoryStore()).moves).toEqual([])
  })

  it('has its marks come one by one while it is shown once more', () => {
    const since = new Since(told({}, { replay: { line: 15 } }), memoryStore())
    since.rerun = true
    expect([...since.marks.keys(), ...since.fresh.keys()]).toEqual(['L1.7', 'L2.11'])
  })

  it('makes a deed of a walk, and none of a turn that only begins', () => {
    const log: LogEntry[] = [
      { line: 3, round: 1, seat: 0, text: 'Ada ends the turn' },
      { line: 3, round: 1, seat: 1, role: 'turn', text: 'Borys’s turn begins', place: 'A1.1' },
      { line: 4, round: 1, seat: 1, text: 'Borys takes the move action', place: 'A1.1' },
      { line: 5, round: 1, seat: 1, text: 'on A1.2', place: 'A1.2', route: ['A1.1', 'A1.2'] },
      { line: 6, round: 1, seat: 1, text: 'on A1.3', place: 'A1.3', route: ['A1.2', 'A1.3'] },
      { line: 7, round: 1, seat: 1, role: 'new', text: 'Borys camps', place: 'A1.3' },
      { line: 8, round: 1, seat: 2, role: 'turn', text: 'Wiera’s turn begins', place: 'A1.1' },
    ]
    const found = movesSince(log, 2, 0)
    expect(found.map(({ entries }) => entries.map(({ text }) => text))).toEqual([
      ['on A1.2', 'Borys takes the move action', 'on A1.3'],
      ['Borys camps'],
    ])
    expect(found.map(({ number, seat }) => [number, seat])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('keeps the steps of tokens with what set them going', () => {
    const log: LogEntry[] = [
      { line: 9, round: 1, role: 'new', text: 'Activation: critter' },
      { line: 9, round: 1, text: 'Moth', mover: 'moth', route: ['A1.1', 'A1.2'], place: 'A1.2' },
      { line: 9, round: 1, text: 'Crab', mover: 'crab', route: ['B1.1', 'B1.2'], place: 'B1.2' },
    ]
    expect(movesSince(log, 8, 0).map(({ entries }) => entries.length)).toEqual([3])
  })
})
