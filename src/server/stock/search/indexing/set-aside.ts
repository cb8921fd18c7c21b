import type { ClientBase } from 'pg'
import { log } from '@/server/log/log.mjs'
import type { IndexedVehicle } from '../typesense/documents/index-vehicles'

/** A permanent refusal: the server would refuse the same document again. */
const isRefusal = ({ code }: IndexedVehicle) =>
  code === 0 || (code >= 400 && code < 500 && !transient.has(code))

/** Status codes of a server that is busy, or out of disk or memory. */
const transient = new Set([408, 409, 422, 429])

/**
 * Records refused documents, so that they do not block others, and returns their vehicles' ids. Throws when a document failed for
 * a transient reason.
 */
export async function recordOutcomes(
  db: ClientBase,
  outcomes: readonly IndexedVehicle[],
): Promise<readonly number[]> {
  const failed = outcomes.filter(({ error }) => error !== null)
  const passing = failed.find((outcome) => !isRefusal(outcome))
  if (passing) throw new Error(`the search server did not accept every document: ${passing.error}`)
  await db.query('DELETE FROM search.set_aside WHERE vehicle_id = ANY($1::int[])', [
    outcomes.filter(({ error }) => error === null).map(({ id }) => id),
  ])
  for (const { id, error } of failed) {
    log.error(
      `search index: vehicle ${id} is set aside, because its document is rejected: ${error?.slice(0, 300)}`,
    )
    await db.query(
      `INSERT INTO search.set_aside (vehicle_id, reason) VALUES ($1, $2)
       ON CONFLICT (vehicle_id) DO UPDATE SET reason = excluded.reason`,
      [id, error?.slice(0, 1000)],
    )
  }
  return failed.map(({ id }) => Number(id))
}
