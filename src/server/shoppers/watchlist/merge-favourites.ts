import type { PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { FOR_SALE } from '../../stock/vehicle-sql'

/** Adds the vehicles that the browser saved to the account's watchlist on this website. Ignores those that are not in stock. */
export async function mergeFavourites(
  client: PoolClient,
  ctx: Pick<TenantContext, 'id'>,
  shopperId: number,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  await client.query(
    `INSERT INTO shopper.watchlist (shopper_id, tenant_id, vehicle_id, price, status)
     SELECT $1, v.tenant_id, v.id, s.price, v.status FROM vehicles v LEFT JOIN search.stock s USING (id)
     WHERE v.tenant_id = $2 AND v.slug = ANY($3::text[]) AND ${FOR_SALE}
     ON CONFLICT DO NOTHING`,
    [shopperId, ctx.id, slugs],
  )
}
