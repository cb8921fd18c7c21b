import type { PoolClient } from 'pg'
import type { ReservationState } from '@/domain/reservations/reservation'

export interface StoredReservation {
  readonly id: number
  readonly tenantId: number
  readonly groupId: number
  readonly vehicleId: number | null
  readonly vehicleKey: string
  readonly state: ReservationState
  readonly endsAt: number
}

interface Row {
  id: number
  tenant_id: number
  group_id: number
  vehicle_id: number | null
  vehicle_key: string
  state: ReservationState
  ends_at: Date
}

const RESERVATION = 'id, tenant_id, group_id, vehicle_id, vehicle_key, state::text AS state, ends_at'

const reservationOf = (row: Row): StoredReservation => ({
  id: row.id,
  tenantId: row.tenant_id,
  groupId: row.group_id,
  vehicleId: row.vehicle_id,
  vehicleKey: row.vehicle_key,
  state: row.state,
  endsAt: row.ends_at.getTime(),
})

/** The reservation, locked until the transaction ends. */
export async function lockReservation(client: PoolClient, id: number): Promise<StoredReservation | null> {
  const { rows } = await client.query<Row>(
    `SELECT ${RESERVATION} FROM reservations WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  )
  return rows[0] ? reservationOf(rows[0]) : null
}
