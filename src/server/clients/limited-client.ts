import pg from 'pg'
import { DatabaseSilent, isDatabaseAway } from './database-away'
import { databaseCircuit } from './database-circuit.mjs'

/**
 * The server ends a statement at the limit itself (`statement_timeout`), which is an answer. Only one that says nothing for so much
 * longer, in milliseconds, is silent.
 */
export const MARGIN_MS = 250

type Callback = (error: Error | null, result?: unknown) => void
type Query = (...args: unknown[]) => unknown

/** What the server says of a connection's transaction with every answer: none, open, or failed and not ended yet. */
type TransactionStatus = 'I' | 'T' | 'E'

interface Wire {
  readonly stream: { destroy(error?: Error): void }
  on(event: 'readyForQuery', listen: (message: { status: TransactionStatus }) => void): void
}

/**
 * A connection that waits no longer than the process's limit (`limitQueries`) for the database to take it, and for each answer. One
 * that it gave up on is closed, since its answer may still come. Without a limit it is as `pg` makes it.
 */
export class LimitedClient extends pg.Client {
  readonly #wire: Wire
  /** Of those who wait. `pg` sends the queries of a connection one after the other. */
  readonly #silences = new Set<NodeJS.Timeout>()
  #status: TransactionStatus = 'I'
  #ready = Number.NEGATIVE_INFINITY

  constructor(config?: string | pg.ClientConfig) {
    super(limitedConfig(config))
    this.#wire = (this as unknown as { connection: Wire }).connection
    this.#wire.on('readyForQuery', ({ status }) => this.#becameReady(status))
    // Whoever uses the connection hears of its end by the query. Unheard, the event would end the process.
    this.on('error', () => {})
    this.connect = limited(this, super.connect.bind(this) as Query) as typeof this.connect
    this.query = limited(this, super.query.bind(this) as Query) as typeof this.query
  }

  /** The next query is sent now, and its time begins. */
  #becameReady(status: TransactionStatus): void {
    const circuit = databaseCircuit()
    circuit.answered()
    this.#status = status
    this.#ready = circuit.now()
    for (const silence of this.#silences) silence.refresh()
  }

  /**
   * The answer, or a rejection once the limit is over. While the database is silent nothing is begun; what belongs to a transaction that
   * is open goes on, since the connection would return to its pool within the transaction of somebody else.
   */
  async answerInTime(ask: () => unknown, limitMs: number): Promise<unknown> {
    const circuit = databaseCircuit()
    if (this.#status === 'I' && !circuit.mayAsk()) {
      circuit.failed()
      this.#close()
      throw new DatabaseSilent()
    }
    const asked = circuit.now()
    const sent = () => Math.max(asked, this.#ready)
    const silence = setTimeout(() => {
      circuit.wasSilent(sent())
      this.#close(new DatabaseSilent())
    }, limitMs + MARGIN_MS)
    this.#silences.add(silence)
    try {
      return await ask()
    } catch (error) {
      const isAway = isDatabaseAway(error)
      if (isAway) circuit.failed()
      // The server said so itself, and not the connection.
      if (error instanceof pg.DatabaseError) circuit.answered()
      else if (isAway && circuit.now() - sent() >= limitMs) circuit.wasSilent(sent())
      throw error
    } finally {
      clearTimeout(silence)
      this.#silences.delete(silence)
    }
  }

  /** `end` would wait for the answer, or say goodbye to a server that does not listen. */
  #close(error?: Error): void {
    giveBackOnceClosed(this)
    this.#wire.stream.destroy(error)
  }
}

/** The server ends what takes too long, also in pools that set no limit themselves, such as Payload's. */
function limitedConfig(config?: string | pg.ClientConfig): string | pg.ClientConfig | undefined {
  const { limitMs } = databaseCircuit()
  if (limitMs === null) return config
  const own = typeof config === 'string' ? { connectionString: config } : config
  return { statement_timeout: limitMs, ...own }
}

/** A pool counts a connection until it comes back, and drizzle keeps one whose `BEGIN` failed. */
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

const isStream = (asked: unknown) =>
  typeof (asked as { submit?: unknown } | null | undefined)?.submit === 'function'

/** The same call with a limit, for those who give a callback and for those who await. */
function limited(client: LimitedClient, ask: Query): Query {
  return (...args) => {
    const { limitMs } = databaseCircuit()
    // Files that are copied take their time.
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

/** Gives every query of this process so many milliseconds; null takes the limit away. Commands and the worker do without. */
export function limitQueries(limitMs: number | null): void {
  databaseCircuit().limitMs = limitMs
}
