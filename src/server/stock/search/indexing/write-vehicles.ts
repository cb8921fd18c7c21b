import type { ClientBase } from 'pg'
import type { Client } from 'typesense'
import { importDocuments, makeDocuments } from '../typesense/documents/index-vehicles'
import { type VehicleRow, vehicleRowsSql } from '../typesense/documents/vehicle-rows'
import { recordOutcomes } from './set-aside'

/** The filter is part of the URL, whose length is limited. */
const DELETED_AT_ONCE = 250

const BY_IDS = vehicleRowsSql('WHERE v.id = ANY($1::int[]) AND v.tenant_id IS NOT NULL')

/** Reads the rows of documents. Vehicles without a website have none. */
async function readRows(db: ClientBase, ids: readonly number[]): Promise<readonly VehicleRow[]> {
  const { rows } = await db.query<{ row: VehicleRow }>(BY_IDS, [ids])
  return rows.map(({ row }) => row)
}

async function removeVehicles(search: Client, collection: string, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
    const filter_by = `id:[${ids.slice(start, start + DELETED_AT_ONCE).join(',')}]`
    await search.collections(collection).documents().delete({ filter_by })
  }
}

/**
 * Updates these vehicles' documents in some collections to the current rows: writes or deletes them. The caller is the index's
 * only writer (`withWriteLock`). Rejects when the server cannot be reached or lacks a collection.
 */
export async function writeVehicles(
  db: ClientBase,
  search: Client,
  collections: readonly string[],
  ids: readonly number[],
): Promise<void> {
  const rows = await readRows(db, ids)
  const stored = new Set(rows.map(({ id }) => Number(id)))
  const gone = ids.filter((id) => !stored.has(id))
  const made = makeDocuments(rows)
  for (const collection of collections) {
    const refused = await recordOutcomes(db, await importDocuments(search, collection, made))
    // A missing document is better than a stale one.
    await removeVehicles(search, collection, [...gone, ...refused])
  }
  await db.query('DELETE FROM search.set_aside WHERE vehicle_id = ANY($1::int[])', [gone])
}
