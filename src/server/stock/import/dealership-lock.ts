import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'

/** First key of the advisory lock. The second is the dealership's id. */
const IMPORT_LOCK = 0x73746f63

const RETRY_MS = 250

export class ImportBusy extends Error {
  constructor() {
    super('Another import of this dealership is running. Try again when it has finished.')
  }
}

/** Postgres releases the lock when the connection ends. False when another connection holds it. */
export async function tryLockDealership(client: ClientBase, dealershipId: number): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS locked', [
    IMPORT_LOCK,
    dealershipId,
  ])
  return rows[0].locked
}

/** Waits up to `waitMs` milliseconds, then throws an `ImportBusy`. Calls `onWait` once if it must wait. */
export async function lockDealership(
  client: ClientBase,
  dealershipId: number,
  { waitMs, onWait }: { waitMs: number; onWait: () => void },
): Promise<void> {
  const until = Date.now() + waitMs
  let waiting = false
  while (!(await tryLockDealership(client, dealershipId))) {
    if (Date.now() >= until) throw new ImportBusy()
    if (!waiting) onWait()
    waiting = true
    await sleep(RETRY_MS)
  }
}

export async function unlockDealership(client: ClientBase, dealershipId: number): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1, $2)', [IMPORT_LOCK, dealershipId])
}
