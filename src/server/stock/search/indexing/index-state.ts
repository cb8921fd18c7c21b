import type { ClientBase, Pool } from 'pg'
import type { SearchIndex } from './search-index'

/** Names of the collections. `collection` and `building` have every change of the outbox since they were built. */
export interface IndexState {
  readonly alias: string
  readonly schemaVersion: number
  readonly collection: string | null
  /** The collection that was searched before. It has had no change since. */
  readonly previous: string | null
  readonly building: string | null
}

/** Null when the index was never built, or when changes were discarded since. */
export async function readState(db: ClientBase | Pool): Promise<IndexState | null> {
  const { rows } = await db.query<IndexState>(
    `SELECT alias, schema_version AS "schemaVersion", collection, previous, building FROM search.index_state`,
  )
  return rows[0] ?? null
}

export async function writeState(db: ClientBase, state: IndexState): Promise<void> {
  await db.query(
    `INSERT INTO search.index_state (alias, schema_version, collection, previous, building) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ("only") DO UPDATE SET alias = excluded.alias, schema_version = excluded.schema_version,
       collection = excluded.collection, previous = excluded.previous, building = excluded.building`,
    [state.alias, state.schemaVersion, state.collection, state.previous, state.building],
  )
}

/** Returns the state if it belongs to this version, which must not write another version's documents. */
export function ownState(index: SearchIndex, state: IndexState | null): IndexState | null {
  return state?.alias === index.alias && state.schemaVersion === index.schemaVersion ? state : null
}
