import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { mailShopper, tellStaff } from '../mail/mail-test-drive'
import { inTransaction } from './in-transaction'
import { isOpen, openBooking } from './open-booking'

export type CancelOutcome = 'cancelled' | 'missing' | 'closed'

/** Cancels a booking for the shopper, and frees its place (TD-04). */
export async function cancelBooking(ctx: TenantContext, token: string, now: Date): Promise<CancelOutcome> {
  return inTransaction(database(), async (client) => {
    const booking = await openBooking(client, ctx, token, { isLocked: true })
    if (!booking) return 'missing'
    if (booking.isOldLink || !isOpen(booking, now)) return 'closed'
    await client.query(
      `UPDATE test_drives SET state = 'cancelled', changes = changes + 1, updated_at = $2 WHERE id = $1`,
      [booking.id, now],
    )
    await mailShopper(client, booking.id, 'cancelled')
    await tellStaff(client, booking.id, { kind: 'cancelled' })
    return 'cancelled'
  })
}
