export interface Answer {
  readonly page: string
  /** When it came, in milliseconds since 1970. */
  readonly at: number
}

export interface AnswerCache {
  readonly get: (address: string) => Answer | undefined
  /** Keeps an answer, as old as it is. */
  readonly set: (address: string, answer: Answer) => void
}

/**
 * Pages by their address, in memory, for as long as the page is open: 50 at most, the oldest are dropped first (SEARCH-19,
 * decision 82), and none older than five minutes, so that prices stay those of now. Self-contained: `PageScript` sends its source.
 */
export function createAnswerCache(): AnswerCache {
  const pages = new Map<string, Answer>()
  return {
    get(address) {
      const kept = pages.get(address)
      return kept && Date.now() - kept.at < 300_000 ? kept : undefined
    },
    set(address, answer) {
      pages.delete(address)
      pages.set(address, answer)
      const [oldest] = pages.keys()
      if (pages.size > 50 && oldest !== undefined) pages.delete(oldest)
    },
  }
}
