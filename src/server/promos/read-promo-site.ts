import type { PromoPlacing } from '@/domain/promos/promo'
import type { PromoSite } from '@/domain/promos/promo-seen'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type CarType, carTypes } from '@/domain/vehicle/vehicle'
import { database } from '../clients/database'
import { readTenantContext } from '../tenants/read-tenant-context'

const LIVE = `
  SELECT p.id, p.start_date AS "startDate", p.expiry_date AS "expiryDate", coalesce(p.shuffle, false) AS shuffle, p.kind::text AS kind,
    coalesce((SELECT array_agg(n.number::int ORDER BY n."order") FROM promos_numbers n
      WHERE n.parent_id = p.id AND n.path = 'positions'), '{}') AS positions,
    coalesce((SELECT array_agg(c.value::text ORDER BY c."order") FROM promos_car_types c WHERE c.parent_id = p.id), '{}') AS "carTypes"
  FROM promos p WHERE p.tenant_id = $1 AND (p.start_date IS NULL OR p.start_date <= $2::timestamptz)
    AND (p.expiry_date IS NULL OR p.expiry_date > $2::timestamptz)
  ORDER BY p.id`

interface PromoRow extends Omit<PromoPlacing, 'startDate' | 'expiryDate'> {
  readonly startDate: Date | null
  readonly expiryDate: Date | null
}

async function readLive(ctx: TenantContext, now: Date): Promise<PromoPlacing[]> {
  const { rows } = await database().query<PromoRow>(LIVE, [ctx.id, now])
  return rows.map((row) => ({
    ...row,
    startDate: row.startDate?.toISOString() ?? null,
    expiryDate: row.expiryDate?.toISOString() ?? null,
  }))
}

/** Vehicles for sale that the website lists, by type. */
async function countStock(ctx: TenantContext, now: Date): Promise<Record<CarType, number>> {
  const { listing } = stockScope(ctx, now)
  const { rows } = await database().query<{ type: CarType; count: number }>(
    `SELECT s.car_type AS type, count(*)::int AS count FROM search.stock s
     WHERE s.tenant_id = $1 AND s.status = ANY($2::text[]) AND s.car_type = ANY($3::text[]) GROUP BY 1`,
    [ctx.id, listing.statuses, listing.carTypes ?? carTypes],
  )
  const counted = new Map(rows.map(({ type, count }) => [type, count]))
  return { new: counted.get('new') ?? 0, demo: counted.get('demo') ?? 0, used: counted.get('used') ?? 0 }
}

/** What decides whether a website shows a tile; null for an unknown website. */
export async function readPromoSite(tenantId: number, now: Date): Promise<PromoSite | null> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return null
  const [live, stock] = await Promise.all([readLive(ctx, now), countStock(ctx, now)])
  return { live, stock, settings: ctx.settings, perPage: ctx.settings['search.hitsPerPage'] }
}
