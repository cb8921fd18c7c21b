import { Failure } from '../terminal/failure.mjs'

const CONNECT_TIMEOUT_MS = 5000
const UNDEFINED_TABLE = '42P01'

export function describeDatabase(url) {
  const { hostname, port, pathname } = parseUrl(url)
  return `${hostname}:${port || 5432}${pathname}`
}

function parseUrl(url) {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed && /^postgres(ql)?:$/.test(parsed.protocol)) return parsed
  throw new Failure('DATABASE_URL is not an address such as postgres://user:password@host:5432/database.')
}

const REASONS = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the host is unreachable',
  '28P01': 'it rejects the user or the password',
  28000: 'it rejects the user',
  '3D000': 'it has no database with that name',
}

/**
 * Returns one sentence, without the password, that says why a database cannot be used.
 * @param {{ code?: string, message?: string }} error
 */
export function unreachableSentence(url, error) {
  const reason = REASONS[error.code] ?? (error.message || error.code || 'it does not answer')
  return `The database of DATABASE_URL (${describeDatabase(url)}) cannot be used: ${reason}.`
}

/** Node wraps the failures of a host's several addresses in an AggregateError, whose own message is empty. */
const firstCause = (error) => error.errors?.[0] ?? error

export async function withClient(url, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function requireDatabase(url) {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    throw new Failure(unreachableSentence(url, firstCause(error)))
  }
}

export async function createDatabaseIfMissing(url) {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  await withClient(server.href, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/**
 * Returns the rows of a query, or none if its table does not exist yet.
 * @param {unknown[]} [values]
 */
export async function rowsIfAny(client, sql, values) {
  try {
    return (await client.query(sql, values)).rows
  } catch (error) {
    if (error.code === UNDEFINED_TABLE) return []
    throw error
  }
}
