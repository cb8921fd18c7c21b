import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { Circuit } from '@/server/upstream/circuit'
import { SearchRefused, type StockEngine } from '../stock-engine'

/**
 * Why a search was answered by the fallback: the index is behind, a website's own server searches something else, the server is
 * resting after a failure, or it failed just now.
 */
export type FallbackReason = 'stale' | 'foreign' | 'resting' | 'failed'

export interface FallbackOptions {
  /** Told of every search that the fallback answers; `error` when the first engine failed at it. */
  readonly onFallback: (reason: FallbackReason, error?: unknown) => void
  /** Whether the first engine may be asked at all now; never rejects. */
  readonly mayAsk?: () => Promise<boolean>
  /** Whether what the first engine searches is the platform's index; asked when it may be asked at all, never rejects. */
  readonly isOurs?: () => Promise<boolean>
  readonly circuit?: Circuit
}

const yes = async () => true

/**
 * An engine that asks `primary`, and has `fallback` answer when that fails: who searches notices nothing. After a failure
 * `primary` is left alone for some seconds and then tried with a search that nobody waits for. Rejects only when `fallback`
 * does.
 */
export function createFallbackEngine(
  primary: StockEngine,
  fallback: StockEngine,
  { onFallback, mayAsk = yes, isOurs = yes, circuit = new Circuit() }: FallbackOptions,
): StockEngine {
  async function askPrimary(plan: SearchPlan): Promise<SearchResult> {
    try {
      const result = await primary.search(plan)
      circuit.succeeded()
      return result
    } catch (error) {
      // A server that refuses one search is not dead: others need not be kept from it.
      if (error instanceof SearchRefused) circuit.succeeded()
      else circuit.failed()
      throw error
    }
  }

  return {
    async search(plan) {
      if (!(await mayAsk())) onFallback('stale')
      else if (!circuit.isClosed) {
        if (circuit.mayTry()) askPrimary(plan).catch(() => {}) // the next search will notice
        onFallback('resting')
      } else if (!(await isOurs())) onFallback('foreign')
      else {
        try {
          return await askPrimary(plan)
        } catch (error) {
          onFallback('failed', error)
        }
      }
      return fallback.search(plan)
    },
  }
}
