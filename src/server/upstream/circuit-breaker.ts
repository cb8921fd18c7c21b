/** Milliseconds that the circuit stays open after a failure. */
const PAUSE_MS = 5000

/** A circuit breaker: remembers that a server failed, so that callers need not wait to find out. */
export class CircuitBreaker {
  private openUntil: number | null = null

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isClosed(): boolean {
    return this.openUntil === null
  }

  /**
   * Whether the pause is over and the caller should try the server. Lets one caller through until it reports, or until the next pause ends.
   */
  mayTry(): boolean {
    if (this.openUntil === null || this.now() < this.openUntil) return false
    this.openUntil = this.now() + PAUSE_MS
    return true
  }

  succeeded(): void {
    this.openUntil = null
  }

  failed(): void {
    this.openUntil = this.now() + PAUSE_MS
  }
}
