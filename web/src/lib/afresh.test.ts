import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { oneAtATime, PAUSE } from './afresh'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('one question at a time', () => {
  it('asks once more for all that changed meanwhile, after a pause', async () => {
    let number = 0
    const seen: number[] = []
    const answers: (() => void)[] = []
    const ask = oneAtATime(async () => {
      const now = number
      await new Promise<void>((resolve) => answers.push(resolve))
      seen.push(now)
    })
    const asked = ask()
    number = 1
    void ask()
    number = 2
    void ask()
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    expect(answers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    answers[1]?.()
    await asked
    expect(seen).toEqual([0, 2])
  })

  it('asks again after a question that failed', async () => {
    let asked = 0
    const ask = oneAtATime(async () => {
      asked += 1
      if (asked === 1) throw new Error('no')
    })
    await expect(ask()).rejects.toThrow('no')
    await ask()
    expect(asked).toBe(2)
  })
})
