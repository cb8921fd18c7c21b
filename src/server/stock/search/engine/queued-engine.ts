import { SearchRefused, type StockEngine } from '../stock-engine'

export interface QueueOptions {
  readonly atOnce?: number
  /** Milliseconds that a search waits in the queue. */
  readonly maxWaitMs?: number
}

/** Concurrent statements that a small database server runs without each taking much longer. */
export const SEARCHES_AT_ONCE = 4

/**
 * Concurrent searches that a search server with a few processors handles. With more at once, each search exceeds its time limit.
 */
const SEARCHES_AT_ONCE_PER_NODE = 8

/**
 * Queue limits for a search server with `nodes` nodes. With the search's own 3 seconds, the wait stays below the 8 seconds of the
 * results page.
 */
export const searchServerQueue = (nodes: number): QueueOptions => ({
  atOnce: nodes * SEARCHES_AT_ONCE_PER_NODE,
  maxWaitMs: 4000,
})

/** Below the results page's timeout (8 s), so that a request over the queue's limit gets its error in time. */
const MAX_WAIT_MS = 6000

/**
 * Queues searches for `engine`, first come, first served. Waiting in the database would use up each statement's timeout. Rejects
 * with `SearchRefused` when a turn does not come in time: the engine works but is overloaded.
 */
export function createQueuedEngine(
  engine: StockEngine,
  { atOnce = SEARCHES_AT_ONCE, maxWaitMs = MAX_WAIT_MS }: QueueOptions = {},
): StockEngine {
  const queue = new Set<() => void>()
  let free = atOnce

  function turn(): Promise<void> {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.delete(go)
        reject(new SearchRefused(new Error('too many searches are waiting')))
      }, maxWaitMs)
      const go = () => {
        clearTimeout(giveUp)
        resolve()
      }
      queue.add(go)
    })
  }

  /** Passes the slot directly to the first in the queue, so that new searches cannot overtake it. */
  function leave(): void {
    const [next] = queue
    if (!next) {
      free += 1
      return
    }
    queue.delete(next)
    next()
  }

  return {
    async search(plan) {
      await turn()
      try {
        return await engine.search(plan)
      } finally {
        leave()
      }
    },
  }
}
