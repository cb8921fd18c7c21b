import type { ClientBase, Pool } from 'pg'
import { importDocuments, type MadeDocuments, makeDocuments } from '../typesense/documents/index-vehicles'
import { type VehicleRow, vehicleRowsSql } from '../typesense/documents/vehicle-rows'
import { withWriteLock } from './locks'
import { hasChanges } from './outbox'
import type { SearchIndex } from './search-index'
import { recordOutcomes } from './set-aside'

const PAGE = 1000

/** A turn lasts this many milliseconds when a change waits, and at most the longer time. */
const TURN_MS = 1000
const LONGEST_TURN_MS = 5000

const PAGES = vehicleRowsSql('WHERE v.id > $1 AND v.tenant_id IS NOT NULL ORDER BY v.id LIMIT $2')

interface Page extends MadeDocuments {
  readonly count: number
  readonly last: number
}

async function makePage(db: ClientBase, after: number): Promise<Page> {
  const { rows } = await db.query<{ row: VehicleRow }>(PAGES, [after, PAGE])
  const made = makeDocuments(rows.map(({ row }) => row))
  return { ...made, count: rows.length, last: Number(rows.at(-1)?.row.id ?? after) }
}

/**
 * Whether to let another writer have the lock. Ending a turn has a cost: the next turn builds its first page while nothing is
 * being written.
 */
async function isOver(db: ClientBase, started: number): Promise<boolean> {
  const lasted = performance.now() - started
  return lasted > LONGEST_TURN_MS || (lasted > TURN_MS && (await hasChanges(db)))
}

interface Turn {
  readonly copied: number
  /** Id of the last copied vehicle; null when all are copied. */
  readonly after: number | null
}

/** Copies pages for one turn. Builds each page while the server imports the previous one. */
async function copyForATurn(
  db: ClientBase,
  { client }: SearchIndex,
  collection: string,
  from: number,
): Promise<Turn> {
  const started = performance.now()
  let copied = 0
  let page = await makePage(db, from)
  for (;;) {
    const isLast = page.count < PAGE || (await isOver(db, started))
    const writing = importDocuments(client, collection, page)
    const [outcomes, next] = await Promise.all([writing, isLast ? null : makePage(db, page.last)])
    await recordOutcomes(db, outcomes)
    copied += page.count
    if (!next) return { copied, after: page.count < PAGE ? null : page.last }
    page = next
  }
}

/** The collection already receives changes. Each turn reads current rows, and other writers get the lock within seconds. */
export async function copyVehicles(
  pool: Pool,
  index: SearchIndex,
  collection: string,
  onProgress: (copied: number) => void,
): Promise<void> {
  let copied = 0
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const turn = await withWriteLock(pool, (db) => copyForATurn(db, index, collection, from))
    copied += turn.copied
    after = turn.after
    onProgress(copied)
  }
}
