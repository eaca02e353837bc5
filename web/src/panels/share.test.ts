import { describe, expect, it } from 'vitest'
import { tokenToShare } from './share'

describe('a link to a moment', () => {
  it('never carries the token of a seat or of the host', () => {
    expect(tokenToShare({ watches: false, token: 'mine' }, null)).toBe('')
    expect(tokenToShare({ watches: false, token: 'mine' }, { watch: '' })).toBe('')
  })

  it('carries that of the link to watch, where there is one', () => {
    expect(tokenToShare({ watches: false, token: 'mine' }, { watch: 'eyes' })).toBe('eyes')
    expect(tokenToShare({ watches: true, token: 'eyes' }, null)).toBe('eyes')
  })
})
