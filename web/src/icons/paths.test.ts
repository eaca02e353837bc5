import { describe, expect, it } from 'vitest'
import { rounded } from '../../scripts/paths.mjs'

describe('a rounded path', () => {
  it('carries on what rounding leaves over', () => {
    // Five steps of 0.4 are two, not none.
    expect(rounded('m0 0l.4 0 .4 0 .4 0 .4 0 .4 0')).toBe('m0 0 0 0 1 0 0 0 1 0 0 0')
  })

  it('comes back to where a part of it began', () => {
    expect(rounded('m10.4 10.4h5.3v5.3zm-.4-.4h1')).toBe('m10 10h6v6zm0 0h1')
  })

  it('reads the flags of an arc that stand without anything between them', () => {
    expect(rounded('M5 5a2.25 2.25 0 014.6-.3')).toBe('M5 5a2.3 2.3 0 0 1 5 0')
  })

  it('leaves places that are given by themselves', () => {
    expect(rounded('M1.5,2.4C3 4 5.5-6.2 7 8S1e1 9.6-3 4Z')).toBe('M2 2C3 4 6-6 7 8S10 10-3 4Z')
  })

  it('refuses what is no path', () => {
    expect(() => rounded('M1 1w3')).toThrow("'w'")
  })
})
