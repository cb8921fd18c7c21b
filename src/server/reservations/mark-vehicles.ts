import type { PoolClient } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { announceTags } from '../cache/announce-tags'

interface Marked {
  readonly groupId: number
  readonly vehicleKey: string
}

/**
 * Shows the vehicle as reserved on every website of the group that lists it, or as the feed says again. Pages, caches and the search
 * index follow when the transaction commits.
 */
export async function markVehicles(
  client: PoolClient,
  { groupId, vehicleKey }: Marked,
  until: Date | null,
): Promise<void> {
  const isVin = vehicleKey.startsWith('vin:')
  const { rows } = await client.query<{ tenant_id: TenantId; slug: string }>(
    `UPDATE vehicles v SET held_until = $3, updated_at = now()
     WHERE v.tenant_id IN (SELECT id FROM tenants WHERE group_id = $1)
       AND ${isVin ? 'upper(v.vin) = $2' : 'v.id = $2::int'} AND v.held_until IS DISTINCT FROM $3::timestamptz
     RETURNING v.tenant_id, v.slug`,
    [groupId, vehicleKey.slice(isVin ? 4 : 3), until],
  )
  const tags = rows.flatMap(({ tenant_id: tenant, slug }) => [
    buildTag('vehicle', { tenant, slug }),
    buildTag('stock', { tenant }),
  ])
  await announceTags(client, [...new Set(tags)])
}
