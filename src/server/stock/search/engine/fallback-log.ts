import { log } from '@/server/log/log.mjs'
import type { FallbackReason } from './fallback-engine'

/** Milliseconds between log lines about searches for which Typesense was not queried. */
const SUMMARY_EVERY = 30_000

export type FallbackCounts = Readonly<Record<FallbackReason, number>>

/**
 * Counts and logs the searches that the fallback answers: one line per failure, and one line every half minute for the others.
 * Lines contain neither the query nor the server's response.
 */
export class FallbackLog {
  private readonly counted = { failed: 0, resting: 0, stale: 0, foreign: 0 }
  private loggedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly tell: (line: string) => void = (line) => log.warn(line),
    private readonly now: () => number = () => performance.now(),
  ) {}

  get counts(): FallbackCounts {
    return { ...this.counted }
  }

  readonly add = (reason: FallbackReason, error?: unknown): void => {
    this.counted[reason] += 1
    const isDue = this.now() - this.loggedAt >= SUMMARY_EVERY
    if (reason !== 'failed' && !isDue) return
    this.loggedAt = this.now()
    const { failed, resting, stale, foreign } = this.counted
    this.tell(
      `stock search: Postgres answers, because ${why(reason, error)} (so far ${failed} failed, ${resting} with the circuit breaker open, ${stale} with a stale index, ${foreign} with a foreign index)`,
    )
  }
}

function why(reason: FallbackReason, error: unknown): string {
  if (reason === 'stale') return "Typesense's index is stale"
  if (reason === 'foreign') return "a website's own search server does not hold the platform's index"
  if (reason === 'resting') return 'the circuit breaker is open after a failure of Typesense'
  return `Typesense failed: ${nameOf(error)}`
}

/** Names an error by its code or status, because the server's message may repeat the query. */
function nameOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause !== 'object' || cause === null) return 'unknown'
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  if ('httpStatus' in cause && typeof cause.httpStatus === 'number') return `status ${cause.httpStatus}`
  return cause instanceof Error && error !== cause ? cause.message : 'unknown'
}
