import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { DeliveryAttempt, DeliveryMethod } from '@/domain/leads/delivery/delivery'
import { claimDeliveries, readDue } from '@/server/leads/delivery/claim-deliveries'
import { deliverLead } from '@/server/leads/delivery/deliver-lead'
import type { DeliveryTools } from '@/server/leads/delivery/delivery-tools'
import { insertDeliveries } from '@/server/leads/delivery/insert-deliveries'
import { type DealerSite, openDealerSite } from '../import/dealer-site'

export interface StoredDelivery {
  id: number
  state: string
  attempts: number
  log: DeliveryAttempt[]
  reason: string | null
  next_attempt_at: Date | null
  delivered_at: Date | null
  alerted_at: Date | null
  delivery_id: string
  target: string
}

type Columns = Record<string, unknown>

export interface LeadSite extends DealerSite {
  addLead(columns?: Columns): Promise<number>
  addRule(columns?: Columns): Promise<number>
  /** A lead with one pending delivery; returns the delivery's id. */
  addDelivery(
    method: DeliveryMethod,
    target: string,
    options?: { lead?: Columns; ruleId?: number },
  ): Promise<number>
  delivery(id: number): Promise<StoredDelivery>
  /** The ids of the deliveries that a worker would take now, the longest waiting first. */
  due(): Promise<number[]>
  /** One attempt to deliver, if the delivery is due. */
  attempt(tools: DeliveryTools, id: number): Promise<void>
  /** Makes the next attempt due, as if its time had come. */
  makeDue(id: number): Promise<void>
  addPerson(email: string, role?: string): Promise<void>
  outbox(): Promise<{ to: string; subject: string; text: string; tenant_id: number }[]>
  /** Jobs of a task by their payload. */
  jobs(task: string): Promise<{ payload: Columns; run_at: Date; key: string }[]>
}

async function insertRow(pool: Pool, table: string, columns: Columns): Promise<number> {
  const names = Object.keys(columns)
  const { rows } = await pool.query(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`)}) VALUES (${names.map((_, nth) => `$${nth + 1}`)}) RETURNING id`,
    Object.values(columns),
  )
  return rows[0].id
}

const person = {
  name: 'Robin',
  last_name: 'Testperson',
  email: 'robin.testperson@example.com',
  phone: '+61412345678',
  postcode: '4000',
  message: 'Is it still there?',
}

/** A website with leads and rules, on a database of its own. */
export async function openLeadSite(): Promise<LeadSite> {
  const site = await openDealerSite()
  const { pool, tenantId } = site
  const addLead = (columns: Columns = {}) =>
    insertRow(pool, 'leads', {
      tenant_id: tenantId,
      form_key: 'enquiry',
      form_name: 'Enquiry',
      category: 'Stock Enquiry',
      ...person,
      answers: '{}',
      public_id: randomUUID(),
      idempotency_key: randomUUID(),
      ...columns,
    })
  return {
    ...site,
    addLead,
    addRule: (columns = {}) =>
      insertRow(pool, 'lead_rules', { tenant_id: tenantId, name: 'Rule', ...columns }),
    async addDelivery(method, target, { lead, ruleId = 0 } = {}) {
      const leadId = await addLead(lead)
      await insertDeliveries(pool, { tenantId, leadId }, [{ ruleId, method, target }])
      const { rows } = await pool.query('SELECT id FROM lead_deliveries WHERE lead_id = $1', [leadId])
      return rows[0].id
    },
    async delivery(id) {
      const { rows } = await pool.query<StoredDelivery>('SELECT * FROM lead_deliveries WHERE id = $1', [id])
      if (!rows[0]) throw new Error(`no delivery ${id}`)
      return rows[0]
    },
    async due() {
      return (await readDue(pool, { hosts: [], mails: false })).map(({ id }) => id)
    },
    async attempt(tools, id) {
      for (const claimed of await claimDeliveries(pool, [id])) await deliverLead(tools, claimed)
    },
    async makeDue(id) {
      // The column rounds to milliseconds, so `now()` could be in the future for the next query.
      await pool.query(`UPDATE lead_deliveries SET next_attempt_at = now() - interval '1 s' WHERE id = $1`, [
        id,
      ])
    },
    async addPerson(email, role = 'group-admin') {
      await pool.query(
        `INSERT INTO users (name, email, role, group_id) SELECT 'Admin', $1, $2::enum_users_role, group_id FROM tenants WHERE id = $3`,
        [email, role, tenantId],
      )
    },
    async outbox() {
      return (await pool.query('SELECT "to", subject, text, tenant_id FROM outbox ORDER BY id')).rows
    },
    async jobs(task) {
      const { rows } = await pool.query(
        `SELECT p.payload, p.run_at, p.key FROM graphile_worker._private_jobs p
         JOIN graphile_worker._private_tasks t ON t.id = p.task_id WHERE t.identifier = $1 ORDER BY p.id`,
        [task],
      )
      return rows
    },
  }
}
