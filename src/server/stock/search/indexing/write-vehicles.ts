import type { ClientBase } from 'pg'
import type { Client } from 'typesense'
import { importDocuments, makeDocuments } from '../typesense/documents/index-vehicles'
import { type VehicleRow, vehicleRowsSql } from '../typesense/documents/vehicle-rows'
import { recordOutcomes } from './set-aside'

/** A filter travels in the address, which has its limits. */
const DELETED_AT_ONCE = 250

const BY_IDS = vehicleRowsSql('WHERE v.id = ANY($1::int[]) AND v.tenant_id IS NOT NULL')

/** The rows that documents are made of; a vehicle without a website has none. */
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
 * Brings what some collections hold of these vehicles to what is stored now: documents written, or taken away. The caller is the
 * index's only writer (`whileWriting`). Rejects when the server cannot be asked or lacks a collection.
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
    // Better not found than found as it was.
    await removeVehicles(search, collection, [...gone, ...refused])
  }
  await db.query('DELETE FROM search.set_aside WHERE vehicle_id = ANY($1::int[])', [gone])
}
