import { buildTag } from '@/domain/cache/tags'
import type { Licence } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'

/**
 * The dealer licence numbers that the tenant's visible locations trade under, each with those places, in the order of the
 * numbers. Remembered until a location changes.
 */
export function getLicences(ctx: TenantContext): Promise<Licence[]> {
  return cached(ctx, ['licences'], [buildTag('locations', { tenant: ctx.id })], async () => {
    const { rows } = await database().query<Licence>(
      `SELECT dealer_license_number AS number, array_agg(name ORDER BY name) AS places
         FROM locations
        WHERE tenant_id = $1 AND visible AND dealer_license_number > ''
        GROUP BY dealer_license_number
        ORDER BY dealer_license_number`,
      [ctx.id],
    )
    return rows
  })
}
