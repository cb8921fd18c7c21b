import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { z } from 'zod'
import { tendReservations } from '../checkout/end-reservations'
import { deleteOldJourneys } from '../checkout/journey/stored-journey'
import { notifyOfPayment } from '../checkout/notify/notify-of-payment'
import { reconcilePayments } from '../checkout/reconcile'
import { sendRefund } from '../checkout/send-refund'
import { closePayment, syncPayments } from '../checkout/sync-payments'
import type { JobPayloads } from '../jobs/job-payloads'
import { log } from '../log/log.mjs'

const id = z.number().int().positive()

export type PaymentTask = 'notify-of-payment' | 'send-refund' | 'close-payment'

type Repeated = 'tend-reservations' | 'sync-payments' | 'reconcile-payments'

/** The tasks of payments and reservations. People wait for them, so they run beside those of leads. */
export function buildPaymentTasks(pool: Pool): TaskList {
  const tasks: Record<(PaymentTask & keyof JobPayloads) | Repeated, TaskList[string]> = {
    'notify-of-payment': async (payload) => {
      const { paymentId, news } = z.object({ paymentId: id, news: z.string() }).parse(payload)
      await notifyOfPayment(pool, paymentId, news, new Date())
    },
    'send-refund': async (payload) => {
      await sendRefund(pool, z.object({ refundId: id }).parse(payload).refundId)
    },
    'close-payment': async (payload) => {
      await closePayment(pool, z.object({ paymentId: id }).parse(payload).paymentId, new Date())
    },
    'tend-reservations': async () => {
      await tendReservations(pool, new Date())
    },
    'sync-payments': async () => {
      await syncPayments(pool, new Date())
    },
    'reconcile-payments': async () => {
      await deleteOldJourneys(pool, new Date())
      const count = await reconcilePayments(pool, new Date())
      if (count > 0) log.warn(`${count} payments differed from the payment provider`)
    },
  }
  return tasks
}
