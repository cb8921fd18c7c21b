import type { Pool } from 'pg'
import { env } from '@/env'
import { log } from '../../log/log.mjs'
import { readTenantContext } from '../../tenants/read-tenant-context'
import { postJson } from '../../upstream/fetch-json'
import type { FetchLimits } from '../../upstream/open-address'

/** Nobody waits. */
const limits = (): FetchLimits => ({
  idleMs: 10_000,
  totalMs: 15_000,
  maxBytes: 64 * 1024,
  allowPrivate: env().FEED_ALLOW_PRIVATE,
})

interface Saved {
  tenant_id: number
  lead_id: string
  offer_price: number
  low: number
  high: number
  provider: string
  valid_until: Date
  year: number
  make: string
  model: string
  badge: string | null
  kms: number
  answer: Record<string, unknown> | null
}

/** Without the rego and the person. Nothing for spam, and for a person whose data was erased. */
const READ = `
  SELECT v.tenant_id, l.public_id AS lead_id, v.offer_price, v.low, v.high, v.provider, v.valid_until, v.year, v.make, v.model, v.badge,
    v.kilometres AS kms, CASE WHEN jsonb_typeof(v.basis->'answer') = 'object' THEN v.basis->'answer' END AS answer
  FROM valuations v JOIN leads l ON l.id = v.lead_id
  WHERE v.id = $1 AND v.offer_price IS NOT NULL AND NOT coalesce(l.is_spam, false) AND l.erased_at IS NULL`

/**
 * Posts a valuation to `{integrations.miscellaneousUrl}/api/miscellaneous` (TRADE-03): the service's answer as it was, and ours, with
 * `column_name` 'valuation', and logs the outcome. Rejects with 'Failed to save valuation data' (TRADE-04), which the worker logs before it tries again.
 */
export async function saveValuation(pool: Pool, id: number, contextOf = readTenantContext): Promise<void> {
  const { rows } = await pool.query<Saved>(READ, [id])
  const [row] = rows
  if (!row) return
  const { tenant_id, answer, ...result } = row
  const ctx = await contextOf(tenant_id)
  const base = ctx?.settings['tradeIn.saveCall'] ? ctx.settings['integrations.miscellaneousUrl'] : ''
  if (!base) return // switched off meanwhile
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/api/miscellaneous`
  try {
    await postJson(url.href, limits(), { ...answer, ...result, column_name: 'valuation' })
    log.info({ valuation: id, tenantId: tenant_id }, `valuation ${id} was saved`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Failed to save valuation data: ${reason}`)
  }
}
