import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../lib/api'
import type { Hint } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'
import { HintLamp } from './lamp.svelte'

const asked = vi.spyOn(api, 'hint')
const answer: Hint = { seat: 0, seq: 7, certainty: 3, sure: '', lines: [], estimate: '' }
const refusal = new api.ApiError('failed', 'Something went wrong', 500)
const busy = new api.ApiError('too-frequent', 'Too many requests', 429, 3)

function lamp(): HintLamp {
  const session = {
    info: { hints: true },
    seats: [0],
    replay: null,
    position: { seq: 7, over: false },
    mine: { seat: 0, options: [] },
    language: 'en',
    table: 'T1',
    token: 'secret',
  }
  return new HintLamp(session as unknown as TableSession)
}

/** Turn a lamp on or off, and have it look as the page does. */
async function turned(lamp: HintLamp, on: boolean): Promise<void> {
  lamp.turn(on)
  lamp.follow()
  await vi.waitFor(() => expect(lamp.on && !lamp.current && !lamp.problem).toBe(false))
}

beforeEach(() => void asked.mockReset())

describe('the hint lamp', () => {
  it('asks again when it is turned on after a refusal', async () => {
    asked.mockRejectedValueOnce(refusal).mockResolvedValue(answer)
    const it = lamp()
    await turned(it, true)
    expect(it.problem).toBe('Something went wrong')
    await turned(it, false)
    await turned(it, true)
    expect(it.current).toEqual(answer)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('asks once as long as it has the answer', async () => {
    asked.mockResolvedValue(answer)
    const it = lamp()
    for (const on of [true, false, true]) await turned(it, on)
    expect(it.current).toEqual(answer)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('a clerk who is busy', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A lamp that was turned on and told to wait. */
  async function waiting(): Promise<HintLamp> {
    asked.mockRejectedValueOnce(busy).mockResolvedValue(answer)
    const it = lamp()
    it.turn(true)
    it.follow()
    await vi.advanceTimersByTimeAsync(2900)
    expect(it.problem).toBe('')
    expect(it.current).toBeNull()
    return it
  }

  it('is asked again after as long as the server says', async () => {
    const it = await waiting()
    it.follow()
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(it.current).toEqual(answer)
  })

  it('is asked no more once the lamp is off or nobody looks', async () => {
    for (const end of [(it: HintLamp) => it.turn(false), (it: HintLamp) => it.rest()]) {
      asked.mockReset()
      end(await waiting())
      await vi.advanceTimersByTimeAsync(10_000)
      expect(asked).toHaveBeenCalledTimes(1)
    }
  })

  it('is asked at once about another decision', async () => {
    const it = await waiting()
    Object.assign(it.session.position!, { seq: 8 })
    it.follow()
    expect(asked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
