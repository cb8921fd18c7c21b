import type { Client } from 'typesense'
import { createIndexClient } from '../typesense/client'
import { type TypesenseConnection, typesenseConnection } from '../typesense/connection'
import { aliasName, SCHEMA_VERSION } from '../typesense/schema'

/** The index that this version of the product keeps on the search server. */
export interface SearchIndex {
  readonly client: Client
  /** What every version's collections are named after. */
  readonly base: string
  /** What searches go through. */
  readonly alias: string
  readonly schemaVersion: number
}

export function createSearchIndex(connection: TypesenseConnection): SearchIndex {
  const base = connection.collection
  return {
    client: createIndexClient(connection),
    base,
    alias: aliasName(base),
    schemaVersion: SCHEMA_VERSION,
  }
}

/** The platform's index; null when no search server is configured. */
export function configuredIndex(): SearchIndex | null {
  const connection = typesenseConnection()
  return connection && createSearchIndex(connection)
}
