import type { PoolClient } from 'pg'
import { freeSeat, type Period } from '@/domain/test-drives/free-seat'
import { readTaken } from '../read-taken'
import { SlotTaken } from './slot-taken'

const TEST_DRIVES = 0x74647276

interface Claim {
  readonly locationId: number
  readonly vehicleId: number | null
  readonly capacity: number
  readonly period: Period
  readonly except?: number
}

/**
 * The lowest free place of a period. Until the transaction ends, nobody else can book at the location, so the place stays
 * free. Throws `SlotTaken`. The database's constraints are the last resort, and the only check for one vehicle at two
 * locations.
 */
export async function claimSeat(client: PoolClient, claim: Claim): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [TEST_DRIVES, claim.locationId])
  const taken = await readTaken(client, claim)
  const seat = freeSeat(claim.period, taken, claim)
  if (seat === null) throw new SlotTaken()
  return seat
}
