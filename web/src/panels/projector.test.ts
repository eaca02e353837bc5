import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../lib/protocol'
import { GrowingFilm } from './film.testing.svelte'
import { Projector, type Film } from './projector.svelte'

const LOG: LogEntry[] = [9, 12, 15, 18, 21].map((line, index) => ({
  line,
  text: `line ${line}`,
  round: index < 2 ? 1 : 2,
}))

/** A table whose positions arrive when the test lets them. */
class SlowFilm implements Film {
  log = LOG
  replay: { line: number } | null = null
  asked: number[] = []
  #waiting: (() => void)[] = []

  async goto(line: number | null): Promise<boolean> {
    if (line !== null) {
      this.asked.push(line)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.replay = line === null ? null : { line }
    return true
  }

  async arrive(): Promise<void> {
    this.#waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const refusing: Film = { log: LOG, replay: null, goto: async () => false }

function quick(): { film: Film & { replay: { line: number } | null }; projector: Projector } {
  const film = {
    log: LOG,
    replay: null as { line: number } | null,
    async goto(line: number | null) {
      film.replay = line === null ? null : { line }
      return true
    },
  }
  return { film, projector: new Projector(film) }
}

describe('the projector', () => {
  test('begins at the present', () => {
    const { projector } = quick()
    expect([projector.index, projector.end, projector.isPast]).toEqual([4, 4, false])
  })

  test('goes to stops and rounds, and not beyond the ends', async () => {
    const { film, projector } = quick()
    await projector.show(1)
    expect(film.replay).toEqual({ line: 12 })
    await projector.show(-3)
    expect(film.replay).toEqual({ line: 9 })
    await new Projector(film).turn(1)
    expect(film.replay).toEqual({ line: 15 })
    await new Projector(film).show(99)
    expect(film.replay).toEqual({ line: 21 })
  })

  test('fetches one position at a time, and of later wishes only the last', async () => {
    const film = new SlowFilm()
    const projector = new Projector(film)
    const moves = [projector.show(0), projector.show(1), projector.show(2), projector.show(3)]
    expect([projector.index, projector.isPast]).toEqual([3, true])
    await film.arrive()
    await film.arrive()
    await Promise.all(moves)
    expect(film.asked).toEqual([9, 18])
    expect(film.replay).toEqual({ line: 18 })
  })

  test('stays in the present when a position comes too late', async () => {
    const film = new SlowFilm()
    const projector = new Projector(film)
    const move = projector.show(0)
    await projector.leave()
    await film.arrive()
    await move
    expect(film.replay).toBeNull()
    expect(projector.isPast).toBe(false)
  })

  test('plays from the beginning, and pauses at the end', async () => {
    const { film, projector } = quick()
    await projector.toggle()
    expect([projector.playing, film.replay]).toEqual([true, { line: 9 }])
    const later = new Projector(film)
    later.playing = true
    await later.tick()
    expect(film.replay).toEqual({ line: 12 })
    const atEnd = new Projector({ ...film, replay: { line: 21 } })
    atEnd.playing = true
    await atEnd.tick()
    expect(atEnd.playing).toBe(false)
  })

  test('pauses where it is if a position is refused', async () => {
    const projector = new Projector(refusing)
    await projector.toggle()
    expect([projector.playing, projector.index, projector.isPast]).toEqual([false, 4, false])
  })

  test('goes to the stop that was wished for, also if earlier ones come in between', async () => {
    const film = new GrowingFilm(LOG.slice(2))
    const projector = new Projector(film)
    const moves = [projector.show(0), projector.show(1)]
    expect(projector.index).toBe(1)
    film.log = LOG
    expect(projector.index).toBe(3)
    await Promise.all(moves)
    expect(film.asked).toEqual([15, 18])
    expect(projector.index).toBe(3)
  })

  test('of an empty log has no stops', () => {
    const projector = new Projector({ ...refusing, log: [] })
    expect([projector.stops, projector.stop]).toEqual([[], undefined])
  })
})
