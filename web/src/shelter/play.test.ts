import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LetterKey, Trainee } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { card, cube, done, pass, place, train } from './fixtures/options'
import { FakeSession, decision } from './fixtures/session.svelte'
import { Play } from './play.svelte'

let session: FakeSession
let play: Play

beforeEach(() => {
  session = new FakeSession()
  play = new Play(session.asSession())
  settings.set({ confirm: false })
})

describe('placing', () => {
  it('lights the spaces that options point at', () => {
    expect(play.isLit('space:L0.7')).toBe(true)
    expect(play.isLit('space:L0.1')).toBe(false)
  })

  it('lights nothing while a move is under way and takes its time', () => {
    session.pending = true
    expect(play.isLit('space:L0.7')).toBe(true)
    session.slow = true
    expect(play.isLit('space:L0.7')).toBe(false)
  })

  it('selects a space first, and places when it is chosen again', async () => {
    await play.activate('space:L0.7')
    expect(session.made).toEqual([])
    expect(play.looked).toBe('place - L0.7')
    await play.activate('space:L0.7', true)
    expect(session.made).toEqual(['place - L0.7'])
  })

  it('takes the dweller first or the space first', async () => {
    session.ask(place('-', 'L0.7'), place('S', 'L0.7'), place('S', 'L0.9'), pass)
    await play.activate('who:S')
    expect(play.candidate).toBeUndefined()
    await play.activate('space:L0.7')
    expect(play.candidate?.choice).toBe('place S L0.7')
    play.drop()
    await play.activate('space:L0.7')
    await play.activate('who:S')
    expect(play.candidate?.choice).toBe('place S L0.7')
  })

  it('lights only what the picked dweller can do', async () => {
    session.ask(place('-', 'L0.7'), place('S', 'L0.9'), pass)
    await play.activate('who:S')
    expect(play.isLit('space:L0.9')).toBe(true)
    expect(play.isLit('space:L0.7')).toBe(false)
  })

  it('lets go of a dweller who cannot go to the space that is chosen', async () => {
    session.ask(place('-', 'L0.7'), place('S', 'L0.9'), pass)
    await play.activate('who:S')
    await play.activate('space:L0.7')
    expect(play.candidate?.choice).toBe('place - L0.7')
  })

  it('lets go of a dweller who is picked again', async () => {
    session.ask(place('-', 'L0.7'), place('S', 'L0.7'), pass)
    await play.activate('who:S')
    await play.activate('who:S')
    expect(play.who).toBe('')
  })

  it('proposes the dweller with the letter of the space', async () => {
    session.ask(place('-', 'L0.7'), place('P', 'L0.7'), pass)
    await play.activate('space:L0.7')
    expect(play.candidate?.choice).toBe('place P L0.7')
  })

  it('asks why a space is not possible', async () => {
    await play.activate('space:L0.1')
    expect(session.asked).toEqual(['why L0.1'])
    expect(play.note).toEqual({
      spot: 'space:L0.1',
      reasons: [{ text: 'Because.', rules: ['SH-PLACE-08'] }],
    })
    await play.activate('space:L0.7')
    expect(play.note).toBeNull()
  })
})

describe('other choices', () => {
  it('are made at once where a spot means one of them', async () => {
    session.ask(cube('gain', 'W'), cube('gain', 'F'), cube('gain', 'E'))
    await play.activate('cube:F')
    expect(session.made).toEqual(['gain F'])
  })

  it('wait for a second spot where one is not enough', async () => {
    session.ask(train('L0.3', 'S'), train('L0.5', 'S'), train('L0.5', 'P'))
    await play.activate('letter:S')
    expect(session.made).toEqual([])
    await play.activate('space:L0.5')
    expect(session.made).toEqual(['train L0.5 S'])
  })

  it('are confirmed first where the player wants it so', async () => {
    settings.set({ confirm: true })
    session.ask(card('take', 'shotgun', 'track'), card('take', 'stimpak', 'track'))
    await play.activate('take:shotgun')
    expect(session.made).toEqual([])
    expect(play.looked).toBe('take shotgun')
    await play.activate('take:shotgun', true)
    expect(session.made).toEqual(['take shotgun'])
  })

  it('are confirmed first by buttons too', async () => {
    settings.set({ confirm: true })
    session.ask(cube('income', 'W'), done)
    await play.press(play.targets.at('done:')[0]!)
    expect(session.made).toEqual([])
    expect(play.isPicked('done:')).toBe(true)
    await play.press(done)
    expect(session.made).toEqual(['done'])
  })

  it('are confirmed in any case where a pass gives up a place to go', async () => {
    await play.press(pass)
    expect(session.made).toEqual([])
    expect(play.isPicked('pass:')).toBe(true)
    await play.press(pass)
    expect(session.made).toEqual(['pass'])
  })

  it('are made at once where there is nowhere to go', async () => {
    session.ask(card('use', 'stimpak'), pass)
    await play.press(play.targets.at('pass:')[0]!)
    expect(session.made).toEqual(['pass'])
  })
})

describe('looking ahead', () => {
  it('shows what is picked, and forgets it when it is dropped', async () => {
    await play.activate('space:L0.7')
    await play.lookAhead()
    expect(play.preview?.choice).toBe('place - L0.7')
    play.drop()
    await play.lookAhead()
    expect(play.preview).toBeNull()
  })

  it('asks for a preview only once', async () => {
    await play.foresee('pass')
    await play.foresee('pass')
    expect(session.asked).toEqual(['preview pass'])
  })

  it('shows the fight while items are asked for', () => {
    session.ask(card('use', 'shotgun'), done)
    expect(play.looked).toBe('done')
    play.considered = 'use shotgun'
    expect(play.looked).toBe('use shotgun')
  })
})

describe('a planned fight', () => {
  it('makes the choices as they are offered', async () => {
    session.next = [
      decision(card('use', 'shotgun'), card('use', 'minigun'), done),
      decision(card('use', 'minigun'), done),
      decision(cube('gain', 'W'), cube('gain', 'F')),
    ]
    await play.activate('space:L0.8')
    play.plan = ['use shotgun', 'done', 'use collie']
    await play.commit(play.candidate!)
    expect(session.made).toEqual(['place - L0.8', 'use shotgun', 'done'])
  })

  it('stops where something else is asked', async () => {
    session.next = [decision(cube('gain', 'W'), cube('gain', 'F'), done)]
    await play.activate('space:L0.8')
    play.plan = ['use shotgun', 'done']
    await play.commit(play.candidate!)
    expect(session.made).toEqual(['place - L0.8'])
  })
})

describe('a preview that is pointed at', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function pointAt(spot: 'space:L0.7' | 'space:L0.8'): void {
    play.point(spot)
    vi.advanceTimersByTime(300)
  }

  it('comes after a moment and goes a while after it was left', () => {
    play.point('space:L0.7')
    expect(play.hovered).toBeNull()
    vi.advanceTimersByTime(300)
    expect(play.hovered).toBe('space:L0.7')
    play.point(null)
    vi.advanceTimersByTime(350)
    expect(play.hovered).toBe('space:L0.7')
    vi.advanceTimersByTime(100)
    expect(play.hovered).toBeNull()
  })

  it('stays while the pointer is on the way to it or on it', () => {
    pointAt('space:L0.7')
    play.point(null)
    vi.advanceTimersByTime(350)
    play.hold()
    vi.advanceTimersByTime(1000)
    expect(play.hovered).toBe('space:L0.7')
  })

  it('is not replaced by what is passed on the way', () => {
    pointAt('space:L0.7')
    play.bridged = true
    play.point('space:L0.8')
    vi.advanceTimersByTime(300)
    play.enter()
    vi.advanceTimersByTime(1000)
    expect(play.hovered).toBe('space:L0.7')
  })

  it('is replaced by what the pointer rests on, and at once where nothing is between', () => {
    pointAt('space:L0.7')
    play.bridged = true
    play.point('space:L0.8')
    vi.advanceTimersByTime(450)
    expect(play.hovered).toBe('space:L0.8')
    play.bridged = false
    pointAt('space:L0.7')
    expect(play.hovered).toBe('space:L0.7')
  })

  it('stays while the focus is in it, though its space was left', () => {
    pointAt('space:L0.7')
    play.focused = true
    play.unpoint('space:L0.7')
    vi.advanceTimersByTime(1000)
    expect(play.hovered).toBe('space:L0.7')
  })

  it('is not closed by a space that was left for another one', () => {
    pointAt('space:L0.7')
    play.point('space:L0.8')
    play.unpoint('space:L0.7')
    vi.advanceTimersByTime(300)
    expect(play.hovered).toBe('space:L0.8')
  })

  it('stays away once it was put away, until it is left', () => {
    pointAt('space:L0.7')
    play.dismiss()
    pointAt('space:L0.7')
    expect(play.hovered).toBeNull()
    play.point(null)
    pointAt('space:L0.7')
    expect(play.hovered).toBe('space:L0.7')
  })

  it('is pinned and let go', () => {
    pointAt('space:L0.7')
    play.pin()
    expect(play.picked).toBe('space:L0.7')
    play.pin()
    expect(play.picked).toBeNull()
  })
})

describe('building', () => {
  it('makes the choices of one step as one move', async () => {
    await play.follow(['place - L0.7', 'room garden', 'side left'])
    expect(session.made).toEqual(['place - L0.7', 'room garden', 'side left'])
  })

  it('begins at the only space that builds', async () => {
    session.ask(place('-', 'L1.e'), place('-', 'L0.7'), pass)
    await play.startBuilding('side:left')
    expect(play.picked).toBe('space:L1.e')
  })

  it('asks how where no space builds', async () => {
    session.ask(place('-', 'L0.7'), pass)
    await play.startBuilding('side:left')
    expect(session.asked).toEqual(['why build'])
    expect(play.note?.spot).toBe('side:left')
  })
})

describe('a row of letters', () => {
  const key = (place: string, letter: string, choice = ''): LetterKey => ({
    letter,
    name: letter,
    choice: choice && `train ${place} ${letter}`,
  })
  const trainee = (place: string, letters: string): Trainee => ({
    place,
    text: place,
    keys: [...'SPECIAL'].map((each) => key(place, each, letters.includes(each) ? each : '')),
  })

  beforeEach(() => {
    const options = [train('L0.3', 'S'), train('L0.3', 'L'), train('L0.5', 'P')]
    const trainees = [trainee('L0.3', 'SL'), trainee('L0.5', 'P')]
    session.position = {
      ...session.position,
      decisions: [{ ...decision(...options), inquiry: { title: 'Which?', trainees } }],
    }
  })

  it('shows a letter first and trains when it is chosen again', async () => {
    await play.activate('letter:L')
    expect(session.made).toEqual([])
    expect(play.toldLetter).toBe('L')
    await play.activate('letter:L', true)
    expect(session.made).toEqual(['train L0.3 L'])
  })

  it('trains by number, also where letters before it cannot be had', async () => {
    await play.answer(7)
    expect(play.letter).toBe('L')
    await play.answer(7)
    expect(session.made).toEqual(['train L0.3 L'])
  })

  it('never trains in a letter that cannot be had', async () => {
    await play.pickLetter('P')
    await play.pickLetter('P', true)
    expect(session.made).toEqual([])
  })

  it('is that of who comes back from the space that is chosen', async () => {
    await play.activate('space:L0.5')
    expect(session.made).toEqual([])
    await play.pickLetter('P')
    await play.pickLetter('P', true)
    expect(session.made).toEqual(['train L0.5 P'])
  })
})

describe('answers', () => {
  it('are numbered as they are shown, without those that cannot be given', async () => {
    const replies = [
      { label: 'food', choice: 'income F' },
      { label: 'water' },
      { label: 'none', choice: 'done' },
    ]
    session.position = {
      ...session.position,
      decisions: [
        { ...decision(cube('income', 'F'), done), inquiry: { title: 'Which?', replies } },
      ],
    }
    expect(play.answers.map((each) => each.choice)).toEqual(['income F', 'done'])
    expect(await play.answer(3)).toBe(false)
    await play.answer(2)
    expect(session.made).toEqual(['done'])
  })
})
