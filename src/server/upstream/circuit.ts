/** Milliseconds that the circuit stays open after a failure. */
const REST = 5000

/** A circuit breaker: remembers that a server failed, so that callers need not wait to find out. */
export class Circuit {
  private restsUntil: number | null = null

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isClosed(): boolean {
    return this.restsUntil === null
  }

  /**
   * Whether the pause is over and the caller should try the server. Lets one caller through until it reports, or until the next pause ends.
   */
  mayTry(): boolean {
    if (this.restsUntil === null || this.now() < this.restsUntil) return false
    this.restsUntil = this.now() + REST
    return true
  }

  succeeded(): void {
    this.restsUntil = null
  }

  failed(): void {
    this.restsUntil = this.now() + REST
  }
}
