export class DatabaseTimeout extends Error {
  constructor() {
    super('The database does not answer.')
    this.name = 'DatabaseTimeout'
  }
}

const NETWORK_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/

/** SQLSTATEs of connections that fail or end, of a server that starts, stops or is full, and of a statement that timed out. */
const SERVER_CODES = /^(08...|57P0[1-5]|53[0-4]..|57014)$/

/** `pg` gives these errors no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|(?:Error: )?cannot (?:connect to Postgres|begin transaction))/

/** Whether an error means that the database is unreachable, and not that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'DatabaseTimeout' || DRIVER_MESSAGES.test(error.message)) return true
  const code = String((error as Error & { code?: unknown }).code)
  if (NETWORK_CODES.test(code) || SERVER_CODES.test(code)) return true
  const parts: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...parts].some(isDatabaseUnavailable)
}
