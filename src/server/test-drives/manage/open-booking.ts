import type { Pool, PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { TestDriveState } from '@/domain/test-drives/booking'
import { parseBookingToken } from '../token'

export interface OpenedBooking {
  readonly id: number
  readonly locationId: number
  readonly vehicle: { readonly id: number; readonly slug: string } | null
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly state: TestDriveState
  readonly changes: number
  /** Whether the link is older than the last change. */
  readonly isOldLink: boolean
}

interface Row {
  id: number
  location_id: number
  vehicle_id: number | null
  slug: string | null
  starts_at: Date
  state: TestDriveState
  changes: number
}

/** The booking that a signed link names, as it is now; null for any other link, and on another website. */
export async function openBooking(
  db: Pool | PoolClient,
  ctx: Pick<TenantContext, 'id'>,
  token: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<OpenedBooking | null> {
  const named = parseBookingToken(token)
  if (!named) return null
  const { rows } = await db.query<Row>(
    `SELECT td.id, td.location_id, td.vehicle_id, v.slug, td.starts_at, td.state, td.changes::int AS changes
     FROM test_drives td LEFT JOIN vehicles v ON v.id = td.vehicle_id
     WHERE td.tenant_id = $1 AND td.public_id = $2${isLocked ? ' FOR NO KEY UPDATE OF td' : ''}`,
    [ctx.id, named.publicId],
  )
  const [row] = rows
  if (!row || named.changes > row.changes) return null
  return {
    id: row.id,
    locationId: row.location_id,
    vehicle: row.vehicle_id === null ? null : { id: row.vehicle_id, slug: row.slug ?? '' },
    startsAt: row.starts_at.getTime(),
    state: row.state,
    changes: row.changes,
    isOldLink: named.changes < row.changes,
  }
}

/** Whether the shopper can still change or cancel it. */
export const isOpen = ({ state, startsAt }: OpenedBooking, now: Date): boolean =>
  state === 'booked' && startsAt > now.getTime()
