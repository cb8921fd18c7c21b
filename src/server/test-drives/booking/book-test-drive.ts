import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { mailShopper } from '../mail/mail-test-drive'
import { claimSeat } from './claim-seat'
import type { PlannedTestDrive } from './plan-test-drive'
import { SlotTaken } from './slot-taken'

/**
 * Books a test drive in the lead's transaction, and queues its confirmation (TD-04). Throws `SlotTaken` when the time or the
 * vehicle was taken meanwhile; the caller rolls back.
 */
export async function bookTestDrive(
  client: PoolClient,
  lead: { readonly id: number; readonly tenantId: number },
  { place, vehicleId, slot }: PlannedTestDrive,
): Promise<void> {
  const seat = await claimSeat(client, {
    locationId: place.id,
    vehicleId,
    capacity: place.terms.capacity,
    period: slot,
  })
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO test_drives (tenant_id, lead_id, location_id, vehicle_id, starts_at, ends_at, seat, public_id,
       starts_text, booked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now()) ON CONFLICT DO NOTHING RETURNING id`,
    [
      lead.tenantId,
      lead.id,
      place.id,
      vehicleId,
      new Date(slot.startsAt),
      new Date(slot.endsAt),
      seat,
      randomBytes(12).toString('base64url'),
      fullTimeText(slot.startsAt, place.zone),
    ],
  )
  if (!rows[0]) throw new SlotTaken()
  await mailShopper(client, rows[0].id, 'booked')
}
