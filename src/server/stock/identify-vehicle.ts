import { buildTag } from '@/domain/cache/tags'
import { normaliseIdentifier } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { getVehicle } from './vehicles'

/**
 * Finds a vehicle by its slug, or by its stock number, VIN or registration, ignoring case, spaces and hyphens. The newest when
 * several share a number. Null in the same cases as `getVehicle`.
 */
export async function identifyVehicle(ctx: TenantContext, name: string): Promise<Vehicle | null> {
  const written = name.trim()
  return (await getVehicle(ctx, written)) ?? getVehicle(ctx, await slugOf(ctx, normaliseIdentifier(written)))
}

/** Returns '' when no vehicle has this number. Cached until stock changes. */
async function slugOf(ctx: TenantContext, identifier: string): Promise<string> {
  if (identifier === '') return ''
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const read = async () => {
    const { rows } = await database().query<{ slug: string }>(
      `SELECT v.slug FROM search.stock s JOIN vehicles v ON v.id = s.id
        WHERE s.tenant_id = $1 AND s.identifiers @> ARRAY[$2]::text[] ORDER BY s.id DESC LIMIT 1`,
      [ctx.id, identifier],
    )
    return rows[0]?.slug ?? ''
  }
  return cached(ctx, ['identified-vehicle', identifier], tags, read)
}
