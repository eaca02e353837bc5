/** A table for tests whose log grows at its beginning, as pages of it arrive. */
import type { LogEntry } from '../lib/protocol'
import type { Film } from './projector.svelte'

export class GrowingFilm implements Film {
  log = $state.raw<LogEntry[]>([])
  replay = $state.raw<{ line: number } | null>(null)
  asked: number[] = []

  constructor(log: LogEntry[]) {
    this.log = log
  }

  async goto(line: number | null): Promise<boolean> {
    if (line !== null) this.asked.push(line)
    await Promise.resolve()
    this.replay = line === null ? null : { line }
    return true
  }
}
