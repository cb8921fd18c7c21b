import type pg from 'pg'
import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { createPool } from '@/server/clients/database'
import { createTestDatabase } from '../../support/database'
import {
  STRIPE_KEY,
  type StripeServer,
  startStripe,
  WEBHOOK_SECRET,
} from '../../support/servers/stripe-server'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners, siteOf } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

export interface CheckoutSite {
  readonly pool: pg.Pool
  readonly url: string
  readonly stripe: StripeServer
  readonly ctx: TenantContext
  /** The second website of the same group, which lists the first vehicle too. */
  readonly sister: TenantContext
  rows<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>
  /** Runs the queued jobs of payments as the worker does, until none are left. */
  work(now?: Date): Promise<void>
  clear(): Promise<void>
  close(): Promise<void>
}

const VIN = 'MNTBB3T50P6000123'

/** A group that uses a server that behaves like Stripe. Vehicle 1 is on both websites (1 and 3), vehicle 2 on the first only. */
export async function openCheckoutSite(): Promise<CheckoutSite> {
  disableCachedReads()
  const database = await createTestDatabase()
  const stripe = await startStripe()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    STRIPE_API_URL: stripe.address,
  })
  const pool = createPool(database.url, { max: 40 })
  await plantOwners(pool)
  await storeStock(pool, [
    plainVehicle({ vin: VIN }),
    plainVehicle({}),
    plainVehicle({ vin: VIN, tenant_id: 2, dealership_id: 21 }),
  ])
  await plantKeys(pool)
  const ctx = siteOf({ 'checkout.enabled': true, 'checkout.reserveButtons': true })
  const { buildPaymentTasks } = await import('@/server/worker/payment-tasks')
  const tasks = buildPaymentTasks(pool)
  const rows: CheckoutSite['rows'] = async (sql, values = []) => (await pool.query(sql, values)).rows
  return {
    pool,
    url: database.url,
    stripe,
    ctx,
    sister: { ...ctx, id: 2 as TenantId, slug: 'tenant-2', name: 'Sister' },
    rows,
    async work() {
      for (;;) {
        const jobs = await takeJobs(pool)
        if (jobs.length === 0) return
        for (const { task, payload } of jobs) await tasks[task]?.(payload, {} as never)
      }
    },
    async clear() {
      stripe.mood = 'well'
      stripe.intents.clear()
      await pool.query(`ALTER TABLE payment_ledger DISABLE TRIGGER ALL`)
      await pool.query(
        'TRUNCATE payment_ledger, payments, reservations, payments.events, payments.refunds, payments.told, leads.mails, outbox, leads CASCADE',
      )
      await pool.query(
        `ALTER TABLE payment_ledger ENABLE TRIGGER ALL; DELETE FROM graphile_worker._private_jobs`,
      )
      await pool.query(
        `UPDATE vehicles SET held_until = NULL; UPDATE vehicles SET reserved = NULL, sold = false, status = 'in_stock', show_on_dealer_website = true; UPDATE tenants SET settings = NULL`,
      )
    },
    async close() {
      await stripe.close()
      await pool.end()
      const { database: shared } = await import('@/server/clients/database')
      await shared().end()
      await database.drop()
    },
  }
}

async function plantKeys(pool: pg.Pool): Promise<void> {
  const { sealText } = await import('@/server/secrets/sealed-text')
  await pool.query(
    `UPDATE groups SET payments_provider = 'stripe', payments_publishable_key = 'pk_test_12345678',
       payments_secret_key = $1, payments_webhook_secret = $2`,
    [sealText(STRIPE_KEY, 'stripe secret key', 1), sealText(WEBHOOK_SECRET, 'stripe webhook secret', 1)],
  )
}

/** Takes the jobs of payments out of the queue. Mails stay in their table. */
async function takeJobs(pool: pg.Pool): Promise<{ task: string; payload: unknown }[]> {
  const { rows } = await pool.query(
    `WITH taken AS (
       DELETE FROM graphile_worker._private_jobs job USING graphile_worker._private_tasks task
       WHERE task.id = job.task_id AND task.identifier IN ('notify-of-payment', 'send-refund', 'close-payment')
       RETURNING job.id, task.identifier AS task, job.payload
     ) SELECT task, payload FROM taken ORDER BY id`,
  )
  return rows
}

export const contactOf = (name: string) => ({
  name,
  lastName: 'Buyer',
  email: `${name.toLowerCase()}@example.com`,
  phone: '0400 000 000',
})
