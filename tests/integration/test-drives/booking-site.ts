import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

export interface BookingSite {
  readonly pool: pg.Pool
  /** A lead of the first website by default, with one delivery by email. */
  lead(
    client?: pg.Pool | pg.PoolClient,
    columns?: { tenantId?: number; email?: string | null; form?: string },
  ): Promise<number>
  drives(): Promise<Record<string, unknown>[]>
  mails(): Promise<{ to: string; subject: string; text: string; attachments: { content: string }[] | null }[]>
  clear(): Promise<void>
  close(): Promise<void>
}

/** Parramatta is open from 9:00 to 12:00 every day, with one test drive of an hour at a time; the first website's. */
export const PARRAMATTA = 1
/** As Parramatta, with three at a time. */
export const PENRITH = 2
/** Of the second website. */
export const ELSEWHERE = 3
/** A workshop of the first website. */
export const WORKSHOP = 4

const PLACES = [
  { id: PARRAMATTA, tenant: 1, dealership: 11, capacity: 1, type: 'sales' },
  { id: PENRITH, tenant: 1, dealership: 11, capacity: 3, type: null },
  { id: ELSEWHERE, tenant: 2, dealership: 21, capacity: 1, type: 'sales' },
  { id: WORKSHOP, tenant: 1, dealership: 11, capacity: 1, type: 'service' },
]

async function plantPlaces(pool: pg.Pool): Promise<void> {
  for (const { id, tenant, dealership, capacity, type } of PLACES) {
    await pool.query(
      `INSERT INTO locations (id, tenant_id, dealership_id, name, slug, location_type, address_street, address_city,
         address_state, address_postcode, test_drive_minutes, test_drive_capacity)
       VALUES ($1, $2, $3, $4, $4, $5, '1 Church St', 'Parramatta', 'NSW', '2150', 60, $6)`,
      [id, tenant, dealership, `yard-${id}`, type, capacity],
    )
    await pool.query(
      `INSERT INTO locations_contact_detail_opening_hours (_order, _parent_id, id, weekday, status, open, close)
       SELECT day, $1::int, $1 || '-' || day, day::text::enum_locations_contact_detail_opening_hours_weekday, 'Open', '09:00', '12:00'
       FROM generate_series(0, 6) AS day`,
      [id],
    )
  }
}

/** A database with two websites, their yards, and two vehicles of each (1 and 2, 3 and 4). */
export async function openBookingSite(): Promise<BookingSite> {
  disableCachedReads()
  const database: TestDatabase = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    FEED_ALLOW_PRIVATE: 'true',
  })
  const pool = createPool(database.url, { max: 40 })
  await plantOwners(pool)
  await plantPlaces(pool)
  const other = { tenant_id: 2, dealership_id: 21 }
  await storeStock(pool, [plainVehicle({}), plainVehicle({}), plainVehicle(other), plainVehicle(other)])
  return { pool, ...recordsOf(pool), close: () => close(pool, database) }
}

function recordsOf(pool: pg.Pool): Omit<BookingSite, 'pool' | 'close'> {
  return {
    async lead(client = pool, { tenantId = 1, email = 'sam@example.com', form = 'Test Drive' } = {}) {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO leads (tenant_id, name, email, public_id, idempotency_key, form_name) VALUES ($1, 'Sam', $2, $3, $3, $4) RETURNING id`,
        [tenantId, email, randomUUID(), form],
      )
      const id = rows[0]?.id ?? 0
      await client.query(
        `INSERT INTO lead_deliveries (tenant_id, lead_id, method, target, delivery_id) VALUES ($1, $2, 'email', 'sales@example.com', $3)`,
        [tenantId, id, randomUUID()],
      )
      return id
    },
    async drives() {
      const { rows } = await pool.query('SELECT * FROM test_drives ORDER BY id')
      return rows
    },
    async mails() {
      const { rows } = await pool.query(
        'SELECT "to", subject, text, attachments FROM leads.mails ORDER BY id',
      )
      return rows
    },
    async clear() {
      await pool.query('DELETE FROM test_drives; DELETE FROM leads.mails; DELETE FROM lead_notes')
      await pool.query('DELETE FROM lead_deliveries; DELETE FROM leads')
    },
  }
}

async function close(pool: pg.Pool, database: TestDatabase): Promise<void> {
  await pool.end()
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await database.drop()
}

/** Hides what is logged, and returns the lines. */
export function captureErrors(): jest.SpiedFunction<typeof console.error> {
  return jest.spyOn(console, 'error').mockImplementation(() => {})
}

/** Stops the clock of `new Date()` only: pools and servers need their timers. */
export function stopClock(now: Date): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'hrtime',
      'performance',
    ],
  })
}
