import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { JobPayloads } from '../jobs/job-payloads'
import type { DeliveryTools } from '../leads/delivery/delivery-tools'
import { deleteOldDrafts } from '../leads/drafts'
import { sweepLeadFiles } from '../leads/files/sweep-files'
import { alertUnrouted } from '../leads/notices/alert-unrouted'
import { deleteOldNotices } from '../leads/notices/claim-notice'
import { sendDigests } from '../leads/notices/send-digests'
import { log } from '../log/log.mjs'
import { requeueMails } from '../mail/requeue-mails'
import { deleteOldMails, sendQueuedMail } from '../mail/send-queued-mail'
import { alertSearches } from '../shoppers/alerts/alert-searches'
import { notifyWatchers } from '../shoppers/alerts/notify-watchers'
import { tellOfCancellation } from '../test-drives/cancelled-by-staff'
import { sendReminders } from '../test-drives/send-reminders'
import { saveValuation } from '../trade-in/save/save-valuation'

const id = z.number().int().positive()

/** Tasks that people wait for. Their own runner runs them, so that imports hold none of them back. */
export type LeadTask = 'send-mail' | 'tell-of-cancellation' | 'save-valuation'

type Repeated =
  | 'requeue-mails'
  | 'lead-notices'
  | 'remind-test-drives'
  | 'alert-shoppers'
  | 'forget-drafts'
  | 'forget-mails'
  | 'sweep-lead-files'

/** The tasks that send mail and look after leads. */
export function buildLeadTasks(tools: DeliveryTools): TaskList {
  const { pool } = tools
  const tasks: Record<(LeadTask & keyof JobPayloads) | Repeated, TaskList[string]> = {
    'send-mail': async (payload) => {
      await sendQueuedMail(tools, z.object({ mailId: id }).parse(payload).mailId)
    },
    'tell-of-cancellation': async (payload) => {
      const cancellation = z.object({ testDriveId: id, authorId: id.nullable() }).parse(payload)
      await tellOfCancellation(pool, cancellation)
    },
    'save-valuation': async (payload) => {
      await saveValuation(pool, z.object({ valuationId: id }).parse(payload).valuationId)
    },
    'remind-test-drives': async () => {
      await sendReminders(pool, new Date())
    },
    'alert-shoppers': async () => {
      const count = (await notifyWatchers(pool)) + (await alertSearches(pool, new Date()))
      if (count > 0) log.info(`${count} mails about vehicles were queued for shoppers`)
    },
    'requeue-mails': async () => {
      const count = await requeueMails(pool)
      if (count > 0) log.warn(`${count} mails had no job and were queued again`)
    },
    'lead-notices': async () => {
      const now = new Date()
      await alertUnrouted(pool, now)
      await sendDigests(pool, now)
    },
    'forget-drafts': async () => {
      await deleteOldDrafts(pool)
    },
    'sweep-lead-files': async () => {
      const removed = await sweepLeadFiles(pool, new Date())
      if (removed > 0) log.info(`${removed} files of leads that were never stored were removed`)
    },
    'forget-mails': async () => {
      await deleteOldMails(pool)
      await deleteOldNotices(pool)
    },
  }
  return tasks
}
