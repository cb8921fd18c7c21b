import type { Pool } from 'pg'
import type { SitemapEntry } from '@/domain/seo/sitemap'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { CarType } from '@/domain/vehicle/vehicle'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'
import { listedNow } from './listed-rows'

export async function countListed(pool: Pool, ctx: TenantContext): Promise<number> {
  const { where, parameters } = listedNow(ctx)
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM search.stock s WHERE ${where}`,
    parameters.values,
  )
  return rows[0]?.count ?? 0
}

/** The pages of `limit` listed vehicles, starting at `offset` (from 0), oldest first. */
export async function readVehicleEntries(
  pool: Pool,
  ctx: TenantContext,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapEntry[]> {
  const { where, parameters } = listedNow(ctx)
  const { rows } = await pool.query<{ slug: string; car_type: CarType; updated_at: Date }>(
    `SELECT v.slug, v.car_type, v.updated_at FROM vehicles v JOIN (
       SELECT s.id FROM search.stock s WHERE ${where}
       ORDER BY s.id LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}) listed USING (id)
     ORDER BY v.id`,
    parameters.values,
  )
  return rows.map(({ updated_at, ...vehicle }) => ({
    path: vehiclePath(vehicle, ctx.settings),
    changed: updated_at.toISOString(),
  }))
}
