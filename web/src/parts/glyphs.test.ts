import { describe, expect, it } from 'vitest'
import { glyphOf, widthOf } from './glyphs'

describe('icons', () => {
  it('are plain drawings', () => {
    expect(glyphOf('water')).toEqual({ icon: 'water' })
  })

  it('are put together from parts', () => {
    expect(glyphOf('train-S')).toEqual({ icon: 'train', tab: 'S' })
    expect(glyphOf('train-any')).toEqual({ icon: 'train', tab: 'any' })
    expect(glyphOf('ready-item')).toEqual({ icon: 'item', ring: 'ready' })
    expect(glyphOf('new-dweller')).toMatchObject({ plus: true })
  })
})

describe('the width of a row', () => {
  it('counts every icon', () => {
    expect(widthOf([])).toBe(0)
    expect(widthOf([{ icon: 'water', name: '2 water', count: 2 }])).toBe(2)
    expect(
      widthOf([
        { icon: 'happiness', name: '1 happiness' },
        { icon: 'build', name: 'build' },
      ]),
    ).toBe(2)
  })

  it('counts both sides of an exchange and the arrows between them', () => {
    const left = [{ icon: 'water', name: '1 water' }]
    const right = [{ icon: 'food', name: '2 food', count: 2 }]
    expect(widthOf([{ icon: 'exchange', name: 'exchange', left, right }])).toBe(4)
  })
})
