import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Client } from 'typesense'
import type { TypesenseConnection } from './connection'

/** Seconds between two attempts, and before a failed node is tried again. */
const BETWEEN_ATTEMPTS = 0.05
const NODE_RESTS = 15

interface Attempts {
  readonly seconds: number
  readonly retries: number
}

/**
 * A client for searches, with short timeouts: a shopper waits, and Postgres can answer as well. Tries every node once, and a
 * single node twice, because a kept-alive connection may have closed.
 */
export function createSearchClient(connection: TypesenseConnection): Client {
  const nodes = connection.urls.length
  return createClient(connection, { seconds: nodes === 1 ? 5 : 2, retries: Math.max(nodes - 1, 1) })
}

export function createIndexClient(connection: TypesenseConnection): Client {
  return createClient(connection, { seconds: 60, retries: connection.urls.length })
}

function createClient({ urls, apiKey }: TypesenseConnection, { seconds, retries }: Attempts): Client {
  return new Client({
    nodes: urls.map((url) => ({ url })),
    apiKey,
    connectionTimeoutSeconds: seconds,
    numRetries: retries,
    retryIntervalSeconds: BETWEEN_ATTEMPTS,
    healthcheckIntervalSeconds: NODE_RESTS,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
    // The client's messages quote requests and answers. Callers log failures instead.
    logLevel: 'silent',
  })
}
