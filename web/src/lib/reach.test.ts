import { describe, expect, it } from 'vitest'
import { isOnWay } from './reach'

const space = { left: 100, top: 100, width: 60, height: 100 }
const card = { left: 200, top: 20, width: 300, height: 300 }

describe('the way from a space to its card', () => {
  it('has the space and the card on it', () => {
    expect(isOnWay({ x: 110, y: 190 }, space, card)).toBe(true)
    expect(isOnWay({ x: 490, y: 25 }, space, card)).toBe(true)
  })

  it('widens from the space to the card', () => {
    expect(isOnWay({ x: 180, y: 150 }, space, card)).toBe(true)
    expect(isOnWay({ x: 190, y: 50 }, space, card)).toBe(true)
    expect(isOnWay({ x: 130, y: 50 }, space, card)).toBe(false)
  })

  it('ends on the far sides', () => {
    expect(isOnWay({ x: 90, y: 150 }, space, card)).toBe(false)
    expect(isOnWay({ x: 510, y: 150 }, space, card)).toBe(false)
    expect(isOnWay({ x: 130, y: 260 }, space, card)).toBe(false)
  })

  it('is the same for a card on the other side', () => {
    const left = { left: -250, top: 20, width: 300, height: 300 }
    expect(isOnWay({ x: 75, y: 150 }, space, left)).toBe(true)
    expect(isOnWay({ x: 170, y: 150 }, space, left)).toBe(false)
  })
})
