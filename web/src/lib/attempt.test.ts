import { describe, expect, it } from 'vitest'
import { ApiError } from './api'
import { Attempt } from './attempt.svelte'

describe('an attempt', () => {
  it('is busy while it is under way', async () => {
    const attempt = new Attempt()
    let finish = () => {}
    const made = attempt.make(() => new Promise((settle) => (finish = settle)))
    expect(attempt.busy).toBe(true)
    finish()
    await made
    expect([attempt.busy, attempt.problem]).toEqual([false, ''])
  })

  it('keeps what was said against it until the next one', async () => {
    const attempt = new Attempt()
    await attempt.make(() => Promise.reject(new ApiError('over', 'The game is over.', 409)))
    expect([attempt.busy, attempt.problem]).toEqual([false, 'The game is over.'])
    await attempt.make(() => Promise.resolve())
    expect(attempt.problem).toBe('')
  })

  it('does not swallow what is no refusal', async () => {
    const attempt = new Attempt()
    await expect(attempt.make(() => Promise.reject(new TypeError('no')))).rejects.toThrow('no')
    expect(attempt.busy).toBe(false)
  })
})
