export interface KeptChoices {
  /** Where a shopper who comes to all stock begins: the address with what they chose before; null for the website's own defaults. */
  readonly start: (address: string) => string | null
  /** Keeps what a step from one address to another changed, also that something is no longer chosen. */
  readonly keep: (from: string, to: string) => void
}

/**
 * What a shopper chose lasts on this website in this browser (`forecourt:<site>:search`): where they are, the order and the
 * length of a page. It stands in for the defaults (SEARCH-11) only at the address of all stock without parameters, so that a
 * link to results always shows those results. What such results do not say stays kept. Whoever clears the filters is forgotten. `allStock` is that
 * address. Self-contained: `PageScript` sends its source.
 */
export function createKeptChoices(allStock: string): KeptChoices {
  const lasting = ['near', 'sortBy', 'hitsPerPage']
  const key = `forecourt:${document.documentElement.dataset.site}:search`

  function write(kept: string): void {
    try {
      if (kept) localStorage.setItem(key, kept)
      else localStorage.removeItem(key)
    } catch {
      // Storage is off.
    }
  }

  function read(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is off.
    }
  }

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-clear-filters]')) write('')
  })
  return {
    start(address) {
      const kept = address === allStock ? read() : null
      return kept && `${allStock}?${kept}`
    },
    keep(from, to) {
      const [before, after] = [from, to].map((address) => new URL(address, location.origin).searchParams)
      const kept = new URLSearchParams(read() ?? '')
      const still = lasting.flatMap((name) => {
        const said = after?.get(name)
        const value = said === before?.get(name) ? kept.get(name) : said
        return value ? [[name, value]] : []
      })
      write(`${new URLSearchParams(still)}`)
    },
  }
}
