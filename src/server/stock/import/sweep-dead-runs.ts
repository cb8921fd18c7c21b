import type { Pool } from 'pg'
import { tryLockDealership, unlockDealership } from './dealership-lock'
import { closeDeadRuns } from './run-record'

export async function sweepDeadRuns(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT DISTINCT dealership_id AS id FROM import_runs WHERE status = 'running'`,
  )
  if (rows.length === 0) return 0
  const client = await pool.connect()
  let closed = 0
  try {
    for (const { id } of rows) {
      // A live process that runs the import holds the lock.
      if (!(await tryLockDealership(client, id))) continue
      closed += await closeDeadRuns(client, id)
      await unlockDealership(client, id)
    }
  } finally {
    client.release()
  }
  return closed
}
