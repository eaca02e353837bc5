/** The browser's own storage, where it has one and lets us: otherwise things last as long as the page. */
export interface Store {
  read<T>(key: string): T | null
  write(key: string, value: unknown): void
}

export function browserStore(kind: 'localStorage' | 'sessionStorage'): Store {
  const lasting: Record<string, string> = {}
  const storage = (): Storage | null => {
    try {
      return globalThis[kind] ?? null
    } catch {
      return null // forbidden by the browser's settings
    }
  }
  return {
    read<T>(key: string): T | null {
      try {
        const text = storage()?.getItem(key) ?? lasting[key] ?? null
        return text === null ? null : (JSON.parse(text) as T)
      } catch {
        return null // not ours, or damaged: as if it were not there
      }
    },
    write(key, value) {
      const text = JSON.stringify(value)
      lasting[key] = text
      try {
        storage()?.setItem(key, text)
      } catch {
        // Full or forbidden; the copy above serves until the page is left.
      }
    },
  }
}
