import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import { SearchRefused, type StockEngine } from './stock-engine'

export interface QueueOptions {
  /** Searches that are carried out at a time. */
  readonly atOnce?: number
  /** How long a search waits for its turn, in milliseconds. */
  readonly patience?: number
}

/** As many statements as a small database server does side by side without each taking much longer. */
export const SEARCHES_AT_ONCE = 4

/**
 * As many as a search server of some processors works on side by side. More of them at once each take longer than they are given,
 * although the server does as much as it can.
 */
const SEARCHES_AT_ONCE_PER_NODE = 8

/** The line in front of a search server of so many nodes. With the 3 seconds of the search itself still less than a results page waits. */
export const searchServerLine = (nodes: number): QueueOptions => ({
  atOnce: nodes * SEARCHES_AT_ONCE_PER_NODE,
  patience: 4000,
})

/** Less than the results page waits for its answer (8 s): who comes after so many others is told so while still listening. */
const PATIENCE = 6000

/**
 * An engine that has a crowd wait in line for `engine`, first come, first served. Waiting here costs nothing; in the database
 * it would use up the time that each statement is given, and everybody's at once. Rejects with `SearchRefused` when a turn
 * does not come in time: the engine is well, it has too much to do.
 */
export function createQueuedEngine(
  engine: StockEngine,
  { atOnce = SEARCHES_AT_ONCE, patience = PATIENCE }: QueueOptions = {},
): StockEngine {
  const queue = new PQueue({ concurrency: atOnce })
  return {
    search(plan) {
      const waiting = new AbortController()
      const refused = new SearchRefused(new Error('too many others are searching'))
      const timer = setTimeout(() => waiting.abort(refused), patience)
      const begin = () => {
        clearTimeout(timer)
        return engine.search(plan)
      }
      return queue.add(AsyncResource.bind(begin), { signal: waiting.signal })
    },
  }
}
