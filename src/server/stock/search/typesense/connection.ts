import { env } from '@/env'

/** Where a search server is, and the name of the collection there. */
export interface TypesenseConnection {
  /** Its nodes, at least one. */
  readonly urls: readonly string[]
  readonly apiKey: string
  /** See `aliasName`. */
  readonly collection: string
}

/** The platform's search server; null when none is configured. */
export function typesenseConnection(): TypesenseConnection | null {
  const { TYPESENSE_URL: urls, TYPESENSE_API_KEY: apiKey, TYPESENSE_COLLECTION: collection } = env()
  return urls && apiKey ? { urls, apiKey, collection } : null
}
