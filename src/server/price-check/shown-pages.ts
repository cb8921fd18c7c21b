import type { Pool } from 'pg'
import { z } from 'zod'
import type { ShownPages } from '@/domain/pricing/plan-page-checks'
import { log } from '../log/log.mjs'

/** Payload's table of keys and values. Nothing else in it starts so. */
const KEY = 'price-check-pages:'

const stored = z.object({
  at: z.coerce.date(),
  shown: z.record(z.string(), z.union([z.number(), z.null(), z.literal('missing')])),
})

export interface LastPages {
  /** When the prices were last checked. Failed checks do not count. */
  readonly at: Date
  readonly shown: ShownPages
}

/** What the website's vehicle pages showed in the last check. If that is lost, every page counts as never opened. */
export async function readShownPages(pool: Pool, tenantId: number): Promise<LastPages> {
  const { rows } = await pool.query('SELECT data FROM payload_kv WHERE key = $1', [KEY + tenantId])
  const parsed = stored.safeParse(rows[0]?.data)
  if (!parsed.success) {
    if (rows.length > 0) log.warn({ tenantId }, 'the pages of the last price check could not be read')
    return { at: new Date(0), shown: new Map() }
  }
  const { at, shown } = parsed.data
  return { at, shown: new Map(Object.entries(shown).map(([id, price]) => [Number(id), price])) }
}

export async function storeShownPages(pool: Pool, tenantId: number, { at, shown }: LastPages): Promise<void> {
  const data = JSON.stringify({ at, shown: Object.fromEntries(shown) })
  await pool.query(
    'INSERT INTO payload_kv (key, data) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET data = excluded.data',
    [KEY + tenantId, data],
  )
}

/** Forgets the pages of websites that were deleted. */
export async function forgetShownPages(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM payload_kv WHERE starts_with(key, $1) AND NOT EXISTS (SELECT FROM tenants WHERE key = $1 || tenants.id)`,
    [KEY],
  )
}
