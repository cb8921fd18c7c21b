import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { readDue } from '@/server/leads/delivery/claim-deliveries'
import { createTestDatabase } from '../../support/database'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

/** The first website's main yard, another of another dealership, and a yard of the second website. */
export const NORTH = 1
export const SOUTH = 2
const ELSEWHERE = 3

const PLACES = [
  { id: NORTH, tenant: 1, dealership: 11, name: 'North', primary: true },
  { id: SOUTH, tenant: 1, dealership: 12, name: 'South', primary: false },
  { id: ELSEWHERE, tenant: 2, dealership: 21, name: 'Elsewhere', primary: true },
]

async function plantPlaces(pool: pg.Pool): Promise<void> {
  for (const { id, tenant, dealership, name, primary } of PLACES) {
    await pool.query(
      `INSERT INTO locations (id, tenant_id, dealership_id, name, slug, location_type, "primary", address_state)
       VALUES ($1, $2, $3, $4, $5, 'sales', $6, 'QLD')`,
      [id, tenant, dealership, name, name.toLowerCase(), primary],
    )
    await pool.query(
      `INSERT INTO locations_contact_detail_opening_hours (_order, _parent_id, id, weekday, status, open, close)
       SELECT day, $1::int, $1 || '-' || day, day::text::enum_locations_contact_detail_opening_hours_weekday, 'Open', '00:00', '00:00'
       FROM generate_series(0, 6) AS day`,
      [id],
    )
  }
}

/** Every lead of a website goes to one mailbox; finance also to a webhook. */
async function plantRules(pool: pg.Pool): Promise<void> {
  for (const tenant of [1, 2]) {
    await pool.query(
      `INSERT INTO lead_rules (tenant_id, name, is_active, method, emails) VALUES ($1, 'All', true, 'email', $2)`,
      [tenant, JSON.stringify([`sales-${tenant}@example.com`])],
    )
  }
  await pool.query(
    `INSERT INTO lead_rules (tenant_id, name, is_active, categories, method, webhook_url)
     VALUES (1, 'Finance', true, '["Finance Enquiry"]', 'webhook', 'https://crm.example/leads')`,
  )
}

type Row = Record<string, unknown>

export interface SendingSite {
  readonly pool: pg.Pool
  leads(): Promise<Row[]>
  deliveries(): Promise<Row[]>
  /** The deliveries that a worker would take now. */
  due(): Promise<number>
  jobs(): Promise<Row[]>
  clear(): Promise<void>
  /** `payload`: whether the test read a form that no website has built in. */
  close(used?: { payload: boolean }): Promise<void>
}

/**
 * A database with two websites, their yards and rules. Vehicles 1 (at the South yard, $24,990) and 2 are the first website's, 3 is the
 * second's.
 */
export async function openSendingSite(): Promise<SendingSite> {
  disableCachedReads()
  const database = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    FEED_ALLOW_PRIVATE: 'true',
  })
  const pool = createPool(database.url)
  await plantOwners(pool)
  await plantPlaces(pool)
  await plantRules(pool)
  await storeStock(pool, [
    plainVehicle({ name: 'Kia Rio', price: 24990 }),
    plainVehicle({}),
    plainVehicle({ tenant_id: 2, dealership_id: 21 }),
  ])
  await pool.query(
    `UPDATE vehicles SET slug = 'kia-rio', stocknum = 'S1', location_id = $1, dealership_id = 12 WHERE id = 1`,
    [SOUTH],
  )
  const read = async (sql: string) => (await pool.query<Row>(sql)).rows
  return {
    pool,
    leads: () => read('SELECT * FROM leads ORDER BY id'),
    deliveries: () => read('SELECT * FROM lead_deliveries ORDER BY id'),
    due: async () => (await readDue(pool, { hosts: [], mails: false })).length,
    jobs: () => read(`SELECT task_identifier, key FROM graphile_worker.jobs ORDER BY id`),
    async clear() {
      await pool.query('TRUNCATE leads, lead_deliveries, leads.mails, leads.drafts, limits.tries CASCADE')
      await pool.query('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
    },
    async close({ payload } = { payload: false }) {
      if (payload) await closePayload()
      await pool.end()
      const { database: shared } = await import('@/server/clients/database')
      await shared().end()
      await database.drop()
    },
  }
}

async function closePayload(): Promise<void> {
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  // The database is dropped while idle connections to it exist.
  payload.db.pool.removeAllListeners('error').on('error', () => {})
  await payload.destroy()
}

export const HOST = 'tenant-1.localhost'

export const person = {
  name: 'Sam',
  last_name: 'Nguyen',
  email: 'Sam@Example.com',
  phone: '0491 570 156',
  postcode: '4350',
  message: 'Is it still for sale?',
  location_id: String(NORTH),
}

type Fields = Record<string, unknown>

/** What the form tool sends (MSL-06). */
export function payloadOf(form: string, fields: Fields = {}, more: Fields = {}): Fields {
  const { userData, ...rest } = more as { userData?: Fields }
  return {
    form,
    key: randomUUID(),
    isLastStep: true,
    userData: {
      fields: { ...person, ...fields },
      url: 'https://tenant-1.example/contact',
      source: 'Website',
      ...userData,
    },
    opened_at: 30_000,
    ...rest,
  }
}

type Post = typeof import('@/app/sites/[host]/api/enquiries/route').POST

const requestOf = (body: RequestInit['body'], headers: Record<string, string> = {}, host = HOST) =>
  new Request(`http://${host}/api/enquiries`, { method: 'POST', body, headers: { host, ...headers } })

/** Sends a form as the form tool does. */
export async function sendJson(
  post: Post,
  payload: unknown,
  headers: Record<string, string> = {},
  host = HOST,
) {
  const request = requestOf(JSON.stringify(payload), { 'content-type': 'application/json', ...headers }, host)
  const answer = await post(request, { params: Promise.resolve({ host }) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, said: await answer.json(), headers: answer.headers }
}

/** Sends a form as a browser without JavaScript does. */
export async function sendPlain(
  post: Post,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  host = HOST,
) {
  const request = requestOf(new URLSearchParams(fields), { accept: 'text/html,*/*;q=0.8', ...headers }, host)
  const answer = await post(request, { params: Promise.resolve({ host }) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: answer.headers.get('set-cookie') ?? '',
    text: await answer.text(),
  }
}
