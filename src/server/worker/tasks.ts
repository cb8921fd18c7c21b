import type { Job, Task, TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { z } from 'zod'
import { deleteOldLogs } from '../accounts/delete-old-logs'
import { makePreviews } from '../images/previews/make-previews'
import { queueAllPhotos, resizePhotos } from '../images/previews/resize-photos'
import type { JobPayloads } from '../jobs/job-payloads'
import { releaseDeadWorkers } from '../jobs/worker-presence'
import { eraseOldLeads } from '../leads/privacy/erase-old-leads'
import { checkAllLinks } from '../link-check/check-links'
import { checkAllPrices } from '../price-check/check-prices'
import { measureScripts } from '../scripts/measure-scripts'
import { runFeed } from '../stock/feeds/run-feed'
import { scheduleFeeds } from '../stock/feeds/schedule-feeds'
import { runQueuedImport } from '../stock/import/run-queued'
import { sweepDeadRuns } from '../stock/import/sweep-dead-runs'
import { storeVocabulary } from '../stock/search/vocabulary/store-vocabulary'
import { applyPlannedSwitches } from '../switches/apply-planned'
import type { LeadTask } from './lead-tasks'
import type { PaymentTask } from './payment-tasks'

const id = z.number().int().positive()

const isLastAttempt = (job: Job) => job.attempts >= job.max_attempts

type Repeated =
  | 'schedule-feeds'
  | 'make-previews'
  | 'queue-all-photos'
  | 'forget-sign-ins'
  | 'erase-old-leads'
  | 'check-prices'
  | 'check-links'
  | 'measure-scripts'
  | 'apply-planned-switches'

export function buildTasks(pool: Pool): TaskList {
  const tasks: Record<Exclude<keyof JobPayloads, LeadTask | PaymentTask> | Repeated, Task> = {
    'import-stock': async (payload, { job }) => {
      const { runId } = z.object({ runId: id }).parse(payload)
      await runQueuedImport(pool, runId, { now: new Date(), isLastAttempt: isLastAttempt(job) })
    },
    'fetch-feed': async (payload, { job }) => {
      const { feedId } = z.object({ feedId: id }).parse(payload)
      await runFeed(pool, feedId, { now: new Date(), isLastAttempt: isLastAttempt(job) })
    },
    'resize-photos': async (payload) => {
      const { vehicleIds } = z.object({ vehicleIds: z.array(id) }).parse(payload)
      await resizePhotos(pool, vehicleIds)
    },
    'build-vocabulary': async (payload) => {
      const { tenantId } = z.object({ tenantId: id }).parse(payload)
      await storeVocabulary(pool, tenantId)
    },
    'queue-all-photos': async () => {
      await queueAllPhotos(pool)
    },
    'forget-sign-ins': async () => {
      await deleteOldLogs(pool)
    },
    'erase-old-leads': async () => {
      await eraseOldLeads(pool, new Date())
    },
    'check-prices': async () => {
      await checkAllPrices(pool, new Date())
    },
    'apply-planned-switches': async () => {
      await applyPlannedSwitches(pool, new Date())
    },
    'measure-scripts': async () => {
      await measureScripts(pool, new Date())
    },
    'check-links': async () => {
      await checkAllLinks(pool, new Date())
    },
    'schedule-feeds': async () => {
      await releaseDeadWorkers(pool)
      await sweepDeadRuns(pool)
      await scheduleFeeds(pool)
    },
    'make-previews': async () => {
      await makePreviews(pool, { forMs: 20_000 })
    },
  }
  return tasks
}
