import type { Store } from './store'

/** A store for tests, which forgets with the test. */
export function memoryStore(content: Record<string, unknown> = {}): Store {
  return {
    read: <T>(key: string) => (content[key] ?? null) as T | null,
    write: (key, value) => {
      content[key] = JSON.parse(JSON.stringify(value))
    },
  }
}
