import { IMPORT_KEY_PREFIX, STOCK_QUEUE_PREFIX } from '@/server/jobs/job-payloads'
import type { DealerSite } from './dealer-site'

/** Queues a run of the dealership `city` as the admin does. */
export async function enqueueRun(site: DealerSite, runId: number, maxAttempts = 5): Promise<void> {
  await site.pool.query(
    `SELECT graphile_worker.add_job('import-stock', $1, max_attempts => $2, queue_name => $3, job_key => $4)`,
    [
      JSON.stringify({ runId }),
      maxAttempts,
      `${STOCK_QUEUE_PREFIX}${site.city}`,
      `${IMPORT_KEY_PREFIX}${runId}`,
    ],
  )
}
