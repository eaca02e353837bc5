import { describe, expect, it } from 'vitest'
import { mediaQuery, remOf } from '../../scripts/rem.ts'
import { mediaOf } from './screens'

describe('sizes in a style', () => {
  it('become multiples of the size of letters', () => {
    expect(remOf('0 10px 28px rgba(12, 17, 23, 0.38)')).toBe(
      '0 0.625rem 1.75rem rgba(12, 17, 23, 0.38)',
    )
    expect(remOf('calc(100% - 24px)')).toBe('calc(100% - 1.5rem)')
    expect(remOf('-6px')).toBe('-0.375rem')
  })

  it('stay as they are where they are hairlines', () => {
    expect(remOf('1.5px solid var(--ink)')).toBe('1.5px solid var(--ink)')
    expect(remOf('calc(14 * 1px)')).toBe('calc(14 * 1px)')
  })

  it('are not looked for in names, texts and addresses', () => {
    expect(remOf("var(--t-16px) '40px' url(a-40px.svg)")).toBe(
      "var(--t-16px) '40px' url(a-40px.svg)",
    )
  })
})

describe('screens', () => {
  it('are as wide as the letters of the browser make them', () => {
    expect(mediaQuery('(max-width: 1199px)')).toBe('(max-width: 74.9375em)')
  })

  it('have names', () => {
    expect(mediaQuery('(pointer: coarse), (--phone)')).toBe(
      `(pointer: coarse), ${mediaOf('phone')}`,
    )
  })

  it('that nobody has named are an error', () => {
    expect(() => mediaQuery('(--watch)')).toThrow('watch')
    expect(() => mediaQuery('(--phone) and (hover: none)')).toThrow('list')
  })
})
