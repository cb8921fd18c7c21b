import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { database } from '../clients/database'
import { getVehicle } from './vehicles'

/** Finds the tenant's vehicle for a `car_id`, which is a slug or an id (decision 35). Null in the same cases as `getVehicle`. */
export async function findVehicle(ctx: TenantContext, named: string): Promise<Vehicle | null> {
  const bySlug = await getVehicle(ctx, named)
  if (bySlug || !/^[1-9]\d{0,8}$/.test(named)) return bySlug
  const { rows } = await database().query<{ slug: string }>(
    'SELECT slug FROM vehicles WHERE tenant_id = $1 AND id = $2',
    [ctx.id, Number(named)],
  )
  return rows[0] ? getVehicle(ctx, rows[0].slug) : null
}
