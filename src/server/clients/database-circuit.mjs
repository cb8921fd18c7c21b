/**
 * Whether the database answers, as this process last saw it. While it is silent nobody waits for it anew but one in a second, who
 * finds out when it is back. Plain JavaScript and one a process: the web server outside Next's build asks as well, and Next bundles
 * its own copy of a module for each route.
 */

/** One query in so many milliseconds is let through to a silent database. */
const PROBE_MS = 1000

export class DatabaseCircuit {
  /** Milliseconds that a query may take; null where nobody waits for an answer: in commands and in the worker. @type {number | null} */
  limitMs = null
  /** When the last query was let through to a silent database; null while it answers. @type {number | null} */
  #lastProbe = null
  #lastFailure = Number.NEGATIVE_INFINITY
  #lastAnswer = Number.NEGATIVE_INFINITY

  constructor({ now = () => performance.now() } = {}) {
    this.now = now
  }

  /** Whether a query may be sent, or would only wait in vain. */
  mayAsk() {
    if (this.#lastProbe === null) return true
    if (this.now() - this.#lastProbe < PROBE_MS) return false
    this.#lastProbe = this.now()
    return true
  }

  /** The database answered, be it by an error. */
  answered() {
    this.#lastProbe = null
    this.#lastAnswer = this.now()
  }

  /**
   * A query let the limit pass. The database is silent if it answered no other meanwhile: else that query alone is slow.
   * @param {number} sent when it was sent, by the clock of `now`
   */
  wasSilent(sent) {
    this.failed()
    if (this.#lastAnswer <= sent) this.#lastProbe = this.now()
  }

  /** The database could not be reached, or ended the connection. */
  failed() {
    this.#lastFailure = this.now()
  }

  /** Whether the database failed somebody at that time or later. @param {number} time by the clock of `now` */
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
