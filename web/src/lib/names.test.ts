import { describe, expect, it } from 'vitest'
import { halves, shortened } from './names'

describe('a name where there is little room', () => {
  it('keeps its number', () => {
    expect(halves('Clerk No. 2')).toEqual(['Clerk No.', ' 2'])
    expect(shortened('Clerk No. 2', 8)).toBe('Clerk… 2')
    expect(shortened('Клерк № 3', 7)).toBe('Клер… 3')
  })

  it('keeps its end', () => {
    expect(shortened('Aleksandra Wielka', 8)).toBe('Aleks…ka')
  })

  it('stays whole where it fits', () => {
    expect(halves('Ada')).toEqual(['Ada', ''])
    expect(shortened('Wiera', 8)).toBe('Wiera')
  })

  it('of nothing but a number is not cut in two', () => {
    expect(halves('2000')).toEqual(['2000', ''])
  })
})
