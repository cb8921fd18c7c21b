/** The database let the time pass that an answer may take. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.')
    this.name = 'DatabaseSilent'
  }
}

const OF_NETWORK = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/

/** Connections that fail or end, a server that starts, stops or is full, by SQLSTATE; and a statement that took too long. */
const OF_SERVER = /^(08...|57P0[1-5]|53[0-4]..|57014)$/

/** `pg` gives these no code. */
const OF_DRIVER =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|(?:Error: )?cannot (?:connect to Postgres|begin transaction))/

/** Whether an error tells that the database cannot be asked now, and not that the question was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'DatabaseSilent' || OF_DRIVER.test(error.message)) return true
  const code = String((error as Error & { code?: unknown }).code)
  if (OF_NETWORK.test(code) || OF_SERVER.test(code)) return true
  const parts: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...parts].some(isDatabaseAway)
}
