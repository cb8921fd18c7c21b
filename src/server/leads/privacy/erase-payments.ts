import type { PoolClient } from 'pg'
import { inWebsites, OF_PERSON, type PersonRequest, scopeParams } from './person-request'

/** The person's reservations keep their money and dates: the law asks for records of payments. */
async function erase(client: PoolClient, reservations: string, payments: string, values: unknown[]) {
  await client.query(
    `WITH erased AS (
       UPDATE payments SET name = NULL, email = NULL WHERE ${payments} RETURNING id
     ) UPDATE payments.events SET body = '{}' WHERE payment_id IN (SELECT id FROM erased)`,
    values,
  )
  await client.query(
    `UPDATE reservations SET name = NULL, last_name = NULL, email = NULL, phone = NULL, journey = NULL, shopper_id = NULL
     WHERE ${reservations}`,
    values,
  )
}

/** Erases who made the reservations of these leads, and who paid. */
export const erasePayersOfLeads = (client: PoolClient, leads: readonly number[]): Promise<void> =>
  erase(
    client,
    'lead_id = ANY($1)',
    'reservation_id IN (SELECT id FROM reservations WHERE lead_id = ANY($1))',
    [leads],
  )

/** Erases the person from reservations and payments, also those without a lead. */
export async function erasePayer(client: PoolClient, request: PersonRequest): Promise<void> {
  const own = `${inWebsites('tenant_id')} AND ${OF_PERSON}`
  await erase(
    client,
    own,
    `(${inWebsites('tenant_id')} AND lower(email) = $2) OR reservation_id IN (SELECT id FROM reservations WHERE ${own})`,
    scopeParams(request),
  )
  await client.query(
    `DELETE FROM payments.journeys WHERE ${inWebsites('tenant_id')}
       AND (lower(answers->'contact'->>'email') = $2 OR answers->'contact'->>'phone' = $3)`,
    scopeParams(request),
  )
}
