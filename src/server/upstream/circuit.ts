/** How long a server that failed is left alone, in milliseconds. */
const REST = 5000

/** Remembers that a server failed, so that not everyone who comes has to find out by waiting. */
export class Circuit {
  private restsUntil: number | null = null

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the server is well, as far as is known. */
  get isClosed(): boolean {
    return this.restsUntil === null
  }

  /** Whether the server has rested and the caller should try it; it is the only one until it reports, or the next rest ends. */
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
