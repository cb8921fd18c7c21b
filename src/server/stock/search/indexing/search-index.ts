import type { Client } from 'typesense'
import { createIndexClient } from '../typesense/client'
import { type TypesenseConnection, typesenseConnection } from '../typesense/connection'
import { aliasName, SCHEMA_VERSION } from '../typesense/schema'

export interface SearchIndex {
  readonly client: Client
  /** Prefix of every version's collection names. */
  readonly base: string
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

export function configuredIndex(): SearchIndex | null {
  const connection = typesenseConnection()
  return connection && createSearchIndex(connection)
}
