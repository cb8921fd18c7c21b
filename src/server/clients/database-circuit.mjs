/**
 * The circuit breaker for the database. While the database does not answer, one query a second probes it and all others fail at once. Plain
 * JavaScript and one per process: the web server outside Next's build uses it too, and Next bundles its own copy of a module for each
 * route.
 */

/** Milliseconds between probes of a database that does not answer. */
const PROBE_MS = 1000

export class DatabaseCircuit {
  /** Milliseconds that a query may take; null in commands and in the worker, where no visitor waits. @type {number | null} */
  limitMs = null
  /** When the last probe was sent; null while the database answers. @type {number | null} */
  #lastProbe = null
  #lastFailure = Number.NEGATIVE_INFINITY
  #lastAnswer = Number.NEGATIVE_INFINITY

  constructor({ now = () => performance.now() } = {}) {
    this.now = now
  }

  mayAsk() {
    if (this.#lastProbe === null) return true
    if (this.now() - this.#lastProbe < PROBE_MS) return false
    this.#lastProbe = this.now()
    return true
  }

  /** Records that the database answered, even with an error. */
  answered() {
    this.#lastProbe = null
    this.#lastAnswer = this.now()
  }

  /**
   * Records a query over the time limit. The database counts as silent only if it answered no other query meanwhile; otherwise that query
   * alone is slow.
   * @param {number} sent when it was sent, by the clock of `now`
   */
  wasSilent(sent) {
    this.failed()
    if (this.#lastAnswer <= sent) this.#lastProbe = this.now()
  }

  /** Records that the database could not be reached, or ended the connection. */
  failed() {
    this.#lastFailure = this.now()
  }

  /** Whether a query failed at that time or later. @param {number} time by the clock of `now` */
  failedSince(time) {
    return this.#lastFailure >= time
  }
}

const KEY = Symbol.for('forecourt.database-circuit')

/** @returns {DatabaseCircuit} */
export function databaseCircuit() {
  const holder = /** @type {Record<symbol, DatabaseCircuit>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= new DatabaseCircuit()
  return holder[KEY]
}
