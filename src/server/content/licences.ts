import { buildTag } from '@/domain/cache/tags'
import type { Licence } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'

/**
 * The dealer and repairer licence numbers of the tenant's visible locations (LOC-23), each with those locations: dealer licences first, in
 * order of number. Cached until a location changes.
 */
export function getLicences(ctx: TenantContext): Promise<Licence[]> {
  return cached(ctx, ['licence-holders'], [buildTag('locations', { tenant: ctx.id })], async () => {
    const { rows } = await database().query<Licence>(
      `SELECT kind, number, array_agg(name ORDER BY name) AS places,
              array_agg(id::text ORDER BY id) AS locations,
              array_agg(DISTINCT dealership_id::text) AS dealerships
         FROM locations,
              LATERAL (VALUES ('dealer', dealer_license_number), ('repairer', motor_vehicle_repairer))
                AS licence (kind, number)
        WHERE tenant_id = $1 AND visible AND number > ''
        GROUP BY kind, number
        ORDER BY kind, number`,
      [ctx.id],
    )
    return rows
  })
}
