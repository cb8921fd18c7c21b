import type { ClientBase } from 'pg'
import { log } from '@/server/log/log.mjs'
import type { IndexedVehicle } from '../typesense/documents/index-vehicles'

/** The server is not to blame for these: the same document would be refused again. */
const isRefusal = ({ code }: IndexedVehicle) =>
  code === 0 || (code >= 400 && code < 500 && !transient.has(code))

/** Too busy, or out of disk or memory. */
const transient = new Set([408, 409, 422, 429])

/**
 * Keeps on record whose documents are refused, so that they hold up nobody else's, and says so. Gives their vehicles' ids.
 * Throws when a document was not taken for a reason that may pass.
 */
export async function recordOutcomes(
  db: ClientBase,
  outcomes: readonly IndexedVehicle[],
): Promise<readonly number[]> {
  const failed = outcomes.filter(({ error }) => error !== null)
  const passing = failed.find((outcome) => !isRefusal(outcome))
  if (passing) throw new Error(`the search server took not every document: ${passing.error}`)
  await db.query('DELETE FROM search.set_aside WHERE vehicle_id = ANY($1::int[])', [
    outcomes.filter(({ error }) => error === null).map(({ id }) => id),
  ])
  for (const { id, error } of failed) {
    log.error(`search index: vehicle ${id} is set aside, its document is refused: ${error?.slice(0, 300)}`)
    await db.query(
      `INSERT INTO search.set_aside (vehicle_id, reason) VALUES ($1, $2)
       ON CONFLICT (vehicle_id) DO UPDATE SET reason = excluded.reason`,
      [id, error?.slice(0, 1000)],
    )
  }
  return failed.map(({ id }) => Number(id))
}
