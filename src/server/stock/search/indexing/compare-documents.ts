import type { ClientBase, Pool } from 'pg'
import { type VehicleRow, vehicleRowsSql } from '../typesense/documents/vehicle-rows'
import { type DigestedDocument, digestDocuments, digestOfRow } from './digests'
import { withWriteLock } from './locks'
import type { SearchIndex } from './search-index'

export type Difference = 'missing' | 'stale' | 'left over'

export interface DifferingVehicle {
  readonly id: number
  readonly tenant: number
  readonly difference: Difference
}

const PAGE = 1000
const CONFIRMED_AT_ONCE = 200

const PAGES = vehicleRowsSql(`LEFT JOIN search.set_aside s ON s.vehicle_id = v.id
  WHERE v.id > $1 AND v.tenant_id IS NOT NULL AND s.vehicle_id IS NULL ORDER BY v.id LIMIT $2`)

/** Vehicles without waiting changes. */
const SETTLED = vehicleRowsSql(`WHERE v.id = ANY($1::int[]) AND v.tenant_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM search.set_aside s WHERE s.vehicle_id = v.id)
  AND NOT EXISTS (SELECT FROM search.outbox o WHERE v.id = ANY(o.vehicle_ids))`)

const WAITING = `
  SELECT DISTINCT vehicle AS id FROM search.outbox o, unnest(o.vehicle_ids) vehicle WHERE vehicle = ANY($1::int[])`

function differenceOf(
  { id, tenant_id: tenant, ...row }: VehicleRow,
  document: DigestedDocument | undefined,
): DifferingVehicle | null {
  if (!document) return { id: Number(id), tenant, difference: 'missing' }
  const isSame = digestOfRow({ id, tenant_id: tenant, ...row }) === document.digest
  return isSame ? null : { id: Number(id), tenant, difference: 'stale' }
}

function compare(
  rows: readonly VehicleRow[],
  documents: ReadonlyMap<number, DigestedDocument>,
): readonly DifferingVehicle[] {
  return rows.flatMap((row) => differenceOf(row, documents.get(Number(row.id))) ?? [])
}

function leftOver(documents: ReadonlyMap<number, DigestedDocument>): readonly DifferingVehicle[] {
  return [...documents].map(([id, { tenant }]) => ({ id, tenant, difference: 'left over' as const }))
}

/** Compares without a lock, so rows written meanwhile may seem to differ. */
async function suspects(
  pool: Pool,
  index: SearchIndex,
  collection: string,
): Promise<readonly DifferingVehicle[]> {
  const documents = await digestDocuments(index.client, collection)
  const differing: DifferingVehicle[] = []
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ row: VehicleRow }>(PAGES, [after, PAGE])
    const page = rows.map(({ row }) => row)
    differing.push(...compare(page, documents))
    for (const { id } of page) documents.delete(Number(id))
    if (page.length < PAGE) return [...differing, ...leftOver(documents)]
    after = Number(page.at(-1)?.id)
  }
}

/** Excludes vehicles with waiting changes. The caller is the index's only writer (`withWriteLock`). */
async function confirmed(
  db: ClientBase,
  { client }: SearchIndex,
  collection: string,
  ids: readonly number[],
): Promise<readonly DifferingVehicle[]> {
  const documents = await digestDocuments(client, collection, `id:[${ids.join(',')}]`)
  const { rows } = await db.query<{ row: VehicleRow }>(SETTLED, [ids])
  const page = rows.map(({ row }) => row)
  const differing = compare(page, documents)
  for (const { id } of page) documents.delete(Number(id))
  const { rows: waiting } = await db.query<{ id: number }>(WAITING, [ids])
  for (const { id } of waiting) documents.delete(id)
  return [...differing, ...leftOver(documents)]
}

/** Reads every document. Skips vehicles that are set aside and those with waiting changes. */
export async function compareDocuments(
  pool: Pool,
  index: SearchIndex,
  collection: string,
): Promise<readonly DifferingVehicle[]> {
  const ids = (await suspects(pool, index, collection)).map(({ id }) => id)
  const differing: DifferingVehicle[] = []
  for (let start = 0; start < ids.length; start += CONFIRMED_AT_ONCE) {
    const some = ids.slice(start, start + CONFIRMED_AT_ONCE)
    differing.push(...(await withWriteLock(pool, (db) => confirmed(db, index, collection, some))))
  }
  return differing
}
