import { env } from '@/env'

export interface TypesenseConnection {
  /** URLs of the nodes, at least one. */
  readonly urls: readonly string[]
  readonly apiKey: string
  /** Base name of the alias; see `aliasName`. */
  readonly collection: string
}

export function typesenseConnection(): TypesenseConnection | null {
  const { TYPESENSE_URL: urls, TYPESENSE_API_KEY: apiKey, TYPESENSE_COLLECTION: collection } = env()
  return urls && apiKey ? { urls, apiKey, collection } : null
}
