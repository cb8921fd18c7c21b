import pg from 'pg'
import { databaseCircuit } from './database-circuit.mjs'
import { DatabaseTimeout, isDatabaseUnavailable } from './database-unavailable'

/**
 * In milliseconds. The server cancels a statement at the limit itself (`statement_timeout`), and says so. Only a server that says nothing
 * for this much longer counts as silent.
 */
export const MARGIN_MS = 250

type Callback = (error: Error | null, result?: unknown) => void
type Query = (...args: unknown[]) => unknown

/** The transaction status that the server sends with every response: idle, in a transaction, or in a failed transaction. */
type TransactionStatus = 'I' | 'T' | 'E'

interface Wire {
  readonly stream: { destroy(error?: Error): void }
  on(event: 'readyForQuery', listen: (message: { status: TransactionStatus }) => void): void
}

/**
 * A connection that waits no longer than the process's limit (`limitQueries`) to connect and for each response. A connection that timed out
 * is closed, because its response may still arrive. Without a limit it behaves as `pg`'s own client.
 */
export class LimitedClient extends pg.Client {
  readonly #wire: Wire
  /** Timers of the pending queries. `pg` sends the queries of a connection one after the other. */
  readonly #silences = new Set<NodeJS.Timeout>()
  #status: TransactionStatus = 'I'
  #ready = Number.NEGATIVE_INFINITY

  constructor(config?: string | pg.ClientConfig) {
    super(limitedConfig(config))
    this.#wire = (this as unknown as { connection: Wire }).connection
    this.#wire.on('readyForQuery', ({ status }) => this.#becameReady(status))
    // The caller's query reports the end of the connection. Without a listener, the event would end the process.
    this.on('error', () => {})
    this.connect = limited(this, super.connect.bind(this) as Query) as typeof this.connect
    this.query = limited(this, super.query.bind(this) as Query) as typeof this.query
  }

  /** The next query is sent now, so its time starts. */
  #becameReady(status: TransactionStatus): void {
    const circuit = databaseCircuit()
    circuit.answered()
    this.#status = status
    this.#ready = circuit.now()
    for (const silence of this.#silences) silence.refresh()
  }

  /**
   * Resolves with the response, or rejects after the limit. While the database is silent, no new work starts. Queries of an open
   * transaction continue: otherwise the connection would return to the pool in the middle of a transaction.
   */
  async answerInTime(ask: () => unknown, limitMs: number): Promise<unknown> {
    const circuit = databaseCircuit()
    if (this.#status === 'I' && !circuit.mayAsk()) {
      circuit.failed()
      this.#close()
      throw new DatabaseTimeout()
    }
    const requested = circuit.now()
    const sent = () => Math.max(requested, this.#ready)
    const silence = setTimeout(() => {
      circuit.wasSilent(sent())
      this.#close(new DatabaseTimeout())
    }, limitMs + MARGIN_MS)
    this.#silences.add(silence)
    try {
      return await ask()
    } catch (error) {
      const isAway = isDatabaseUnavailable(error)
      if (isAway) circuit.failed()
      // The error comes from the server, not from the connection.
      if (error instanceof pg.DatabaseError) circuit.answered()
      else if (isAway && circuit.now() - sent() >= limitMs) circuit.wasSilent(sent())
      throw error
    } finally {
      clearTimeout(silence)
      this.#silences.delete(silence)
    }
  }

  /** `end` would wait for the response, or send a goodbye to a server that does not answer. */
  #close(error?: Error): void {
    giveBackOnceClosed(this)
    this.#wire.stream.destroy(error)
  }
}

/** Lets the server cancel slow statements in pools that set no limit themselves, such as Payload's. */
function limitedConfig(config?: string | pg.ClientConfig): string | pg.ClientConfig | undefined {
  const { limitMs } = databaseCircuit()
  if (limitMs === null) return config
  const own = typeof config === 'string' ? { connectionString: config } : config
  return { statement_timeout: limitMs, ...own }
}

/** A pool counts a connection until it is released, and drizzle does not release one whose `BEGIN` failed. */
function giveBackOnceClosed(client: pg.Client): void {
  const lent = client as pg.Client & { release?: pg.PoolClient['release'] }
  const { release } = lent
  if (!release) return
  let isBack = false
  lent.release = (error = true) => {
    if (!isBack) release(error)
    isBack = true
  }
  lent.once('end', () => lent.release?.())
}

const isStream = (requested: unknown) =>
  typeof (requested as { submit?: unknown } | null | undefined)?.submit === 'function'

/** Adds the limit to a call, for callers with a callback and callers that await. */
function limited(client: LimitedClient, ask: Query): Query {
  return (...args) => {
    const { limitMs } = databaseCircuit()
    // COPY streams may take as long as they need.
    if (limitMs === null || isStream(args[0])) return ask(...args)
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : null
    const answer = client.answerInTime(() => ask(...args), limitMs)
    if (!callback) return answer
    answer.then(
      (result) => callback(null, result),
      (error) => callback(error),
    )
    return undefined
  }
}

/** Limits every query of this process to `limitMs` milliseconds; null removes the limit. Commands and the worker set none. */
export function limitQueries(limitMs: number | null): void {
  databaseCircuit().limitMs = limitMs
}
