import { expect, it } from 'vitest'
import type { TableSession } from '../lib/session.svelte'
import { Tour } from './tour.svelte'

/** A session of which a tour asks only these things; choices are lines 10, 20 and 30. */
class Fake {
  info = { paused: false }
  replay: { line: number } | null = null
  said: string[] = []

  get shown() {
    const at = this.replay?.line ?? 35
    const line = [30, 20, 10].find((each) => each <= at)
    return { comment: line === undefined ? null : { line } }
  }

  pause(paused: boolean) {
    this.info.paused = paused
    this.said.push(paused ? 'pause' : 'play')
  }

  step() {
    this.said.push('step')
  }

  async goto(line: number | null) {
    this.replay = line === null ? null : { line }
    return true
  }
}

function begin() {
  const fake = new Fake()
  return { fake, tour: new Tour(fake as unknown as TableSession) }
}

it('goes back choice by choice while the bots wait, and forward to the present again', async () => {
  const { fake, tour } = begin()
  await tour.back()
  await tour.back()
  expect([fake.replay?.line, fake.info.paused, tour.paused]).toEqual([19, true, true])
  await tour.back()
  expect([fake.replay?.line, tour.canGoBack]).toEqual([9, false])
  await tour.back()
  expect(fake.replay?.line).toBe(9)
  await tour.step()
  expect(fake.replay?.line).toBe(19)
  await tour.step()
  expect(fake.replay?.line).toBe(29)
  await tour.step()
  expect([fake.replay, fake.said.includes('step')]).toEqual([null, false])
  await tour.step()
  expect(fake.said.at(-1)).toBe('step')
})

it('plays on from the present, wherever one has looked back to', async () => {
  const { fake, tour } = begin()
  await tour.back()
  await tour.toggle()
  expect([fake.replay, fake.info.paused]).toEqual([null, false])
  await tour.toggle()
  expect(fake.info.paused).toBe(true)
})
