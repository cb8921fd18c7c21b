import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { JobPayloads } from '../jobs/job-payloads'
import { deliverLead } from '../leads/delivery/deliver-lead'
import type { DeliveryTools } from '../leads/delivery/delivery-tools'
import { requeueOverdue } from '../leads/delivery/requeue-overdue'
import { deleteOldDrafts } from '../leads/drafts'
import { sweepLeadFiles } from '../leads/files/sweep-files'
import { alertUnrouted } from '../leads/notices/alert-unrouted'
import { deleteOldNotices } from '../leads/notices/claim-notice'
import { sendDigests } from '../leads/notices/send-digests'
import { log } from '../log/log.mjs'
import { deleteOldMails, sendQueuedMail } from '../mail/send-queued-mail'
import { alertSearches } from '../shoppers/alerts/alert-searches'
import { notifyWatchers } from '../shoppers/alerts/notify-watchers'
import { tellOfCancellation } from '../test-drives/cancelled-by-staff'
import { sendReminders } from '../test-drives/send-reminders'
import { saveValuation } from '../trade-in/save/save-valuation'

const id = z.number().int().positive()

/** Tasks that people wait for. Their own runner runs them, so that imports hold no lead back. */
export type LeadTask = 'deliver-lead' | 'send-mail' | 'tell-of-cancellation' | 'save-valuation'

type Repeated =
  | 'requeue-leads'
  | 'lead-notices'
  | 'remind-test-drives'
  | 'alert-shoppers'
  | 'forget-drafts'
  | 'forget-mails'
  | 'sweep-lead-files'

/** The tasks that deliver leads and send mail. */
export function buildLeadTasks(tools: DeliveryTools): TaskList {
  const { pool } = tools
  const tasks: Record<(LeadTask & keyof JobPayloads) | Repeated, TaskList[string]> = {
    'deliver-lead': async (payload) => {
      const { deliveryId } = z.object({ deliveryId: id }).parse(payload)
      await tools.pace.turn()
      await deliverLead(tools, deliveryId)
    },
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
    'requeue-leads': async () => {
      const count = await requeueOverdue(pool)
      if (count > 0) log.warn(`${count} deliveries and mails had no job and were queued again`)
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
