import { describe, expect, it } from 'vitest'
import { lastRoll } from './rolls'

const log = [
  { line: 10, text: 'Dice: 2 and 6', dice: [2, 6] },
  { line: 10, text: 'No threat' },
  { line: 12, text: 'Ada places a dweller', place: 'L0.8' },
  { line: 13, text: 'Dice: 3 and 3', dice: [3, 3], place: 'L0.8' },
  { line: 14, text: 'Ada exhausts Fat Man', place: 'fat-man' },
  { line: 15, text: 'Ada loses the fight', place: 'L0.8' },
  { line: 16, text: 'Borys passes' },
]

describe('the last roll', () => {
  it('is told with what came of it', () => {
    expect(lastRoll(log)).toEqual({
      line: 13,
      dice: [3, 3],
      text: 'Ada loses the fight',
      place: 'L0.8',
    })
  })

  it('is that of the moment one looks back to', () => {
    expect(lastRoll(log, 12)).toMatchObject({ line: 10, text: 'No threat', place: '' })
  })

  it('is told by itself while nothing has come of it', () => {
    expect(lastRoll(log.slice(0, 4))).toMatchObject({ line: 13, text: 'Dice: 3 and 3' })
  })

  it('is none before the first', () => {
    expect(lastRoll([])).toBeNull()
    expect(lastRoll(log, 9)).toBeNull()
  })
})
