import type { ClientBase, Pool } from 'pg'
import type { StockLocation } from '@/domain/stock/normalise/place'

export interface StockDealership {
  id: number
  tenantId: number
  slug: string
  name: string
  locations: StockLocation[]
}

export async function loadDealership(db: Pool | ClientBase, id: number): Promise<StockDealership | null> {
  const { rows } = await db.query(
    `SELECT d.id, d.tenant_id AS "tenantId", d.slug, d.name, coalesce((
       SELECT json_agg(json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'city', l.address_city,
                'state', l.address_state, 'primary', coalesce(l."primary", false)) ORDER BY l.id)
       FROM locations l WHERE l.dealership_id = d.id), '[]') AS locations
     FROM dealerships d WHERE d.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The dealership is unknown or ambiguous. The message is a sentence for the operator. */
export class DealershipUnclear extends Error {}

/**
 * Slugs are unique only within a website, so the website's slug is required when several have such a dealership. Throws a
 * `DealershipUnclear`.
 */
export async function findDealership(
  db: Pool,
  names: { dealership: string; tenant?: string | undefined },
): Promise<number> {
  const { rows } = await db.query<{ id: number; tenant: string }>(
    `SELECT d.id, t.slug AS tenant FROM dealerships d JOIN tenants t ON t.id = d.tenant_id
     WHERE d.slug = $1 AND ($2::text IS NULL OR t.slug = $2) ORDER BY t.slug`,
    [names.dealership, names.tenant ?? null],
  )
  if (rows.length > 1) {
    const tenants = rows.map(({ tenant }) => tenant).join(', ')
    throw new DealershipUnclear(
      `Several websites have a dealership "${names.dealership}". Choose one with --tenant (${tenants}).`,
    )
  }
  if (rows[0]) return rows[0].id
  const where = names.tenant ? ` of the website "${names.tenant}"` : ''
  throw new DealershipUnclear(`There is no dealership "${names.dealership}"${where}.`)
}
