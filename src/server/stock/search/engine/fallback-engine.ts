import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { CircuitBreaker } from '@/server/upstream/circuit-breaker'
import { SearchRefused, type StockEngine } from '../stock-engine'

/**
 * Why the fallback answered a search: the index is stale; a website's own server searches a foreign index; the circuit breaker is
 * open (`resting`); or the server failed just now.
 */
export type FallbackReason = 'stale' | 'foreign' | 'resting' | 'failed'

export interface FallbackOptions {
  /** Called for every search that the fallback answers, with the `error` if the primary engine failed. */
  readonly onFallback: (reason: FallbackReason, error?: unknown) => void
  /** Whether the primary engine may be queried at all now. Never rejects. */
  readonly mayAsk?: () => Promise<boolean>
  /**
   * Whether the primary engine searches the platform's index. Called only after `mayAsk` and while the circuit is closed. Never
   * rejects.
   */
  readonly isOurs?: () => Promise<boolean>
  readonly circuit?: CircuitBreaker
}

const yes = async () => true

/**
 * Queries `primary`, and `fallback` when that fails. After a failure, `primary` is paused for some seconds and then tried with a
 * background search. Rejects only when `fallback` does.
 */
export function createFallbackEngine(
  primary: StockEngine,
  fallback: StockEngine,
  { onFallback, mayAsk = yes, isOurs = yes, circuit = new CircuitBreaker() }: FallbackOptions,
): StockEngine {
  async function askPrimary(plan: SearchPlan): Promise<SearchResult> {
    try {
      const result = await primary.search(plan)
      circuit.succeeded()
      return result
    } catch (error) {
      // A server that refuses one search is not down, so the circuit stays closed.
      if (error instanceof SearchRefused) circuit.succeeded()
      else circuit.failed()
      throw error
    }
  }

  return {
    async search(plan) {
      if (!(await mayAsk())) onFallback('stale')
      else if (!circuit.isClosed) {
        if (circuit.mayTry()) askPrimary(plan).catch(() => {}) // the circuit breaker records the failure
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
