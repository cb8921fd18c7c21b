import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Client } from 'typesense'
import type { TypesenseConnection } from './connection'

/** Between two attempts, and before a node that failed is asked again. Seconds. */
const BETWEEN_ATTEMPTS = 0.05
const NODE_RESTS = 15

interface Patience {
  /** For one attempt. */
  readonly seconds: number
  readonly retries: number
}

/**
 * A client for searches: a shopper waits, and Postgres can answer as well. Every node is tried once; a single one twice, since
 * a connection that was kept may be gone.
 */
export function createSearchClient(connection: TypesenseConnection): Client {
  const nodes = connection.urls.length
  return createClient(connection, { seconds: nodes === 1 ? 5 : 2, retries: Math.max(nodes - 1, 1) })
}

/** A client for filling the index, which may take its time. */
export function createIndexClient(connection: TypesenseConnection): Client {
  return createClient(connection, { seconds: 60, retries: connection.urls.length })
}

function createClient({ urls, apiKey }: TypesenseConnection, { seconds, retries }: Patience): Client {
  return new Client({
    nodes: urls.map((url) => ({ url })),
    apiKey,
    connectionTimeoutSeconds: seconds,
    numRetries: retries,
    retryIntervalSeconds: BETWEEN_ATTEMPTS,
    healthcheckIntervalSeconds: NODE_RESTS,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
    // Its messages quote requests and answers; what failed is said by whoever asked.
    logLevel: 'silent',
  })
}
