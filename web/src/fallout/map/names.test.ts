import { describe, expect, it } from 'vitest'
import { linesOf, widthOf } from './names'

describe('names on the map', () => {
  it('stay on one line where they fit, or cannot be broken', () => {
    expect(linesOf('Deep Well')).toEqual(['Deep Well'])
    expect(linesOf('Schoolhouse')).toEqual(['Schoolhouse'])
  })

  it('are broken where the lines are most alike', () => {
    expect(linesOf('Burning Yard')).toEqual(['Burning', 'Yard'])
    expect(linesOf('Last Bus Stop')).toEqual(['Last', 'Bus Stop'])
    expect(linesOf('Dead Letter Office')).toEqual(['Dead Letter', 'Office'])
  })

  it('have a third line where two are too long', () => {
    expect(linesOf('Контора недоставленных писем')).toEqual(['Контора', 'недоставленных', 'писем'])
    expect(linesOf('Лагерь на перекрёстке')).toEqual(['Лагерь на', 'перекрёстке'])
  })

  it('are wider in capitals and in Cyrillic', () => {
    expect(widthOf('WELL')).toBeGreaterThan(widthOf('well'))
    expect(widthOf('ДВОР')).toBeGreaterThan(widthOf('YARD'))
    expect(widthOf('')).toBe(0)
  })
})
