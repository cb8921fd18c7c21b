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

/**
 * A connection that waits no longer than the process's limit (`limitQueries`) for the database to take it, and for each answer. One
 * that it gave up on is closed, since its answer may still come. Without a limit it is as `pg` makes it.
 */
export class LimitedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Whoever uses the connection hears of its end by the query. Unheard, the event would end the process.
    this.on('error', () => {})
    this.connect = limited(this, super.connect.bind(this) as Query) as typeof this.connect
    this.query = limited(this, super.query.bind(this) as Query) as typeof this.query
  }
}

const isStream = (asked: unknown) =>
  typeof (asked as { submit?: unknown } | null | undefined)?.submit === 'function'

/** The same call with a limit, for those who give a callback and for those who await. */
function limited(client: pg.Client, ask: Query): Query {
  return (...args) => {
    const { limitMs } = databaseCircuit()
    // Files that are copied take their time.
    if (limitMs === null || isStream(args[0])) return ask(...args)
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : null
    const answer = answerInTime(client, () => ask(...args), limitMs)
    if (!callback) return answer
    answer.then(
      (result) => callback(null, result),
      (error) => callback(error),
    )
    return undefined
  }
}

async function answerInTime(client: pg.Client, ask: () => unknown, limitMs: number): Promise<unknown> {
  const circuit = databaseCircuit()
  const asked = performance.now()
  if (!circuit.mayAsk()) {
    circuit.failed()
    throw new DatabaseSilent()
  }
  const silence = setTimeout(() => {
    circuit.wasSilent()
    closeAtOnce(client)
  }, limitMs + MARGIN_MS)
  try {
    const result = await ask()
    circuit.answered()
    return result
  } catch (error) {
    if (isDatabaseAway(error)) circuit.failed()
    if (isAnswer(error)) circuit.answered()
    else if (performance.now() - asked >= limitMs) circuit.wasSilent()
    throw error
  } finally {
    clearTimeout(silence)
  }
}

/** Whether the server said so itself, and not the connection. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError || !isDatabaseAway(error)

/** `end` would wait for the answer, or say goodbye to somebody who does not listen. */
function closeAtOnce(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Destroyable } })
    .connection
  stream.destroy(new DatabaseSilent())
}

interface Destroyable {
  destroy(error: Error): void
}

/** Gives every query of this process so many milliseconds; null takes the limit away. Commands and the worker do without. */
export function limitQueries(limitMs: number | null): void {
  databaseCircuit().limitMs = limitMs
}
