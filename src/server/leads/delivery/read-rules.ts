import type { Pool, PoolClient } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { DeliveryMethod } from '@/domain/leads/delivery/delivery'
import type { DeliveryRule } from '@/domain/leads/delivery/delivery-rule'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../../cache/cached'
import { database } from '../../clients/database'

interface RuleRow {
  id: number
  name: string
  is_active: boolean | null
  only_without_others: boolean | null
  forms: string[] | null
  categories: string[] | null
  car_types: string[] | null
  locations: number[]
  dealerships: number[]
  method: DeliveryMethod
  emails: string[] | null
  webhook_url: string | null
}

/** Without secrets: a cache stores the answer. */
const READ_RULES = `
  SELECT r.id, r.name, r.is_active, r.only_without_others, r.forms, r.categories, r.car_types, r.method, r.emails, r.webhook_url,
    coalesce(array_agg(l.locations_id) FILTER (WHERE l.locations_id IS NOT NULL), '{}') AS locations,
    coalesce(array_agg(l.dealerships_id) FILTER (WHERE l.dealerships_id IS NOT NULL), '{}') AS dealerships
  FROM lead_rules r LEFT JOIN lead_rules_rels l ON l.parent_id = r.id
  WHERE r.tenant_id = $1 GROUP BY r.id ORDER BY r.id`

/** A website's delivery rules as stored now. For the worker and the admin; websites use `getRules`. */
export async function readRules(db: Pool | PoolClient, tenantId: number): Promise<DeliveryRule[]> {
  const { rows } = await db.query<RuleRow>(READ_RULES, [tenantId])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isActive: row.is_active ?? false,
    onlyWithoutOthers: row.only_without_others ?? false,
    forms: row.forms ?? [],
    categories: row.categories ?? [],
    carTypes: row.car_types ?? [],
    locations: row.locations,
    dealerships: row.dealerships,
    method: row.method,
    emails: row.emails ?? [],
    webhookUrl: row.webhook_url,
  }))
}

/** The website's delivery rules, cached until one of them changes. */
export function getRules(ctx: Pick<TenantContext, 'id'>): Promise<DeliveryRule[]> {
  const tags = [buildTag('forms', { tenant: ctx.id })]
  return cached(ctx, ['delivery-rules'], tags, () => readRules(database(), ctx.id))
}
