export interface ScrollMemory {
  /** Adds an entry to the history, or names the present one anew. */
  readonly write: (way: 'push' | 'replace', address: string) => void
  /** The history went to another entry: notes how far the one before was scrolled. */
  readonly move: () => void
  /** Scrolls to where the present entry was left. */
  readonly restore: () => void
}

/**
 * How far each entry of the history was scrolled, by its number in `history.state`: the browser would restore it before the
 * results of the entry are there. Self-contained: `PageScript` sends its source.
 */
export function createScrollMemory(): ScrollMemory {
  const key = 'forecourt:search-scroll'
  const numberOf = (state: unknown) => (state as { search?: number } | null)?.search
  const scrolls = new Map<number, number>(read())
  let entry = numberOf(history.state) ?? Date.now()

  function read(): [number, number][] {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '[]')
    } catch {
      return [] // Storage is off.
    }
  }

  const note = () => scrolls.set(entry, scrollY)
  const change = (how: 'pushState' | 'replaceState', address: string) =>
    history[how]({ ...history.state, search: entry }, '', address)

  history.scrollRestoration = 'manual'
  change('replaceState', location.href)
  addEventListener('pagehide', () => {
    note()
    // Another page comes: on the way back to this one the browser knows best.
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(key, JSON.stringify([...scrolls].slice(-50)))
    } catch {
      // Storage is off.
    }
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  return {
    write(way, address) {
      if (way === 'push') {
        note()
        entry += 1
      }
      change(way === 'push' ? 'pushState' : 'replaceState', address)
    },
    move() {
      note()
      entry = numberOf(history.state) ?? Date.now()
    },
    restore() {
      scrollTo({ top: scrolls.get(entry) ?? 0, behavior: 'instant' })
    },
  }
}
