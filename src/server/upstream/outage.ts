import { log } from '../log/log.mjs'
import { FetchFailed } from './fetch-failed'

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** Consecutive failures of a service. Logs the first failure and the recovery. */
export class Outage {
  private failures = 0

  /**
   * @param service such as `search index`
   * @param what the effect of the outage, such as `changes wait`
   * @param firstPauseMs the pause after the first failure; it doubles with each further one
   */
  constructor(
    private readonly service: string,
    private readonly what: string,
    private readonly firstPauseMs = FIRST_PAUSE_MS,
  ) {}

  recordSuccess(): void {
    if (this.failures > 0) log.info(`${this.service}: recovered (was: ${this.what})`)
    this.failures = 0
  }

  /** Returns the milliseconds to wait before the next attempt: by default 1, 2, 4 … 30 seconds, or longer when the service asked for it. */
  recordFailure(error: unknown): number {
    this.failures += 1
    const reason = error instanceof Error ? error.message : String(error)
    if (this.failures === 1) log.error(`${this.service}: ${this.what}: ${reason}`)
    const requested = error instanceof FetchFailed ? error.retryAfterMs : 0
    return Math.max(requested, Math.min(this.firstPauseMs * 2 ** (this.failures - 1), MAX_PAUSE_MS))
  }
}
