import type { ClientBase, Pool } from 'pg'
import type { SearchIndex } from './search-index'

/** The collections that have had every change of the outbox since they were built. */
export interface IndexState {
  readonly alias: string
  readonly schemaVersion: number
  /** What searches are answered from; null until it is built. */
  readonly collection: string | null
  /** What they were answered from before. It has had no change since. */
  readonly previous: string | null
  /** What is being built beside it. */
  readonly building: string | null
}

/** Null when the index was never built, or changes have been thrown away since. */
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

/** The state, when it is this version's to keep. Another version's documents are not ours to write. */
export function ownState(index: SearchIndex, state: IndexState | null): IndexState | null {
  return state?.alias === index.alias && state.schemaVersion === index.schemaVersion ? state : null
}
