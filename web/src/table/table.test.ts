import { beforeAll, describe, expect, it } from 'vitest'
import type { Position, SeatInfo } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'
import { texts } from '../lib/texts.svelte'
import { turnOrder } from './order'
import { whoDecides } from './who'

const seats = ['Ada', 'Borys', 'Wiera'].map((name, seat) => ({
  seat,
  name,
  kind: 'link',
  here: true,
})) as SeatInfo[]

function position(changes: object): Position {
  return { over: false, table: {}, decisions: [], deadlines: [], ...changes } as unknown as Position
}

describe('the order of play', () => {
  it('begins with the first player', () => {
    const order = turnOrder(position({ table: { first_player: 1 } }), seats)
    expect(order.map(({ name }) => name)).toEqual(['Borys', 'Wiera', 'Ada'])
  })

  it('is that of the seats where the table has no first player', () => {
    expect(turnOrder(position({}), seats).map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(turnOrder(null, seats).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('shows who decides and who has passed', () => {
    const players = [{ passed: true }, { passed: false }, {}]
    const decisions = [{ seat: 2 }]
    const order = turnOrder(position({ table: { players }, decisions }), seats)
    expect(order.map(({ now }) => now)).toEqual([false, false, true])
    expect(order.map(({ out }) => out)).toEqual([true, false, false])
  })

  it('has nobody deciding when the game is over', () => {
    const order = turnOrder(position({ over: true, decisions: [{ seat: 0 }] }), seats)
    expect(order.some(({ now }) => now)).toBe(false)
  })
})

describe('who must decide what', () => {
  beforeAll(() => texts.use('en'))

  function session(changes: object): TableSession {
    const info = { game: 'shelter', status: 'playing', notice: '', seats }
    const names = seats.map(({ name }) => name)
    const present = { info, position: position({}), mine: null, replay: null, names }
    const shown = { ...present, ...changes }.position
    return { ...present, shown, ...changes } as unknown as TableSession
  }
  const mine = { seat: 0, kind: 'turn', text: 'Place a dweller or pass' }

  it('says until when there is time', () => {
    const at = Math.floor(new Date(2030, 0, 2, 14, 5).getTime() / 1000)
    const late = position({
      deadlines: [
        { seat: 1, at },
        { seat: 0, at: at + 60 },
      ],
    })
    expect(whoDecides(session({ position: late })).until).toMatch(/^Time until .*(14|2):05/)
    expect(whoDecides(session({})).until).toBe('')
  })

  it('is told while looking back, if somebody here is waited for', () => {
    const replay = { line: 3 }
    expect(whoDecides(session({ replay, called: false })).look).toBe('wait')
    const called = whoDecides(session({ replay, called: true }))
    expect(called.look).toBe('ask')
    expect(called.text).toBe('Your decision is awaited: return to the present.')
  })

  it('is me, on my turn', () => {
    expect(whoDecides(session({ mine }))).toEqual({
      look: 'turn',
      seat: 0,
      title: 'Ada, it is your turn.',
      text: 'Place a dweller or pass',
      alarm: '',
      until: '',
    })
  })

  it('is me, with a question', () => {
    const who = whoDecides(session({ mine: { ...mine, kind: 'income' } }))
    expect(who).toMatchObject({ look: 'ask', title: 'Ada, a question for you.' })
  })

  it('is somebody else', () => {
    const decisions = [{ seat: 1, kind: 'turn', text: 'Place a dweller or pass' }]
    const who = whoDecides(session({ position: position({ decisions }) }))
    expect(who).toMatchObject({ look: 'wait', seat: 1, title: 'Borys decides.' })
  })

  it('is several at once', () => {
    const decisions = [1, 2].map((seat) => ({ seat, kind: 'turn', text: '' }))
    const who = whoDecides(session({ position: position({ decisions }) }))
    expect(who).toMatchObject({ seat: null, title: 'Borys, Wiera decide.' })
  })

  it('is told with the alarm that the end is near', () => {
    const alarm = { text: 'Borys needs one more room.' }
    expect(whoDecides(session({ mine, position: position({ alarm }) }))).toMatchObject({
      text: 'Place a dweller or pass',
      alarm: 'Borys needs one more room.',
    })
  })

  it('is told to be away, unless a bot stands in', () => {
    const decisions = [{ seat: 1, kind: 'turn', text: '' }]
    const title = (...absent: object[]) => {
      const info = { status: 'playing', notice: '', seats: [seats[0], ...absent] }
      return whoDecides(session({ info, position: position({ decisions }) })).title
    }
    const gone = { ...seats[1], here: false }
    expect(title(gone)).toBe('Waiting for Borys, who is away.')
    expect(title({ ...gone, standing_in: true })).toBe('Borys decides.')
    expect(title({ ...gone, kind: 'bot' })).toBe('Borys decides.')
    decisions.push({ seat: 2, kind: 'turn', text: '' })
    expect(title(gone, seats[2]!)).toBe('Borys (away), Wiera decide.')
  })

  it('is nobody at the end, in the past and at a closed table', () => {
    expect(whoDecides(session({ position: position({ over: true }) })).title).toBe(
      'The game is over.',
    )
    expect(whoDecides(session({ replay: {} })).title).toBe('You are looking back.')
    const info = { game: 'shelter', status: 'closed', notice: 'Other rules.' }
    expect(whoDecides(session({ info }))).toMatchObject({ text: 'Other rules.' })
  })

  it('is nobody where the journal is full', () => {
    const info = { game: 'shelter', status: 'playing', notice: 'That is all.' }
    expect(whoDecides(session({ info }))).toMatchObject({ look: 'wait', text: 'That is all.' })
    expect(whoDecides(session({ info, replay: {} })).title).toBe('You are looking back.')
  })
})
