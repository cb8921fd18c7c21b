import type { Licence } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'

/**
 * The dealer and repairer licence numbers of the tenant's visible locations (LOC-23), each with those locations: dealer licences first, in
 * order of number.
 */
export async function readLicences({ id }: Pick<TenantContext, 'id'>): Promise<Licence[]> {
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
    [id],
  )
  return rows
}
