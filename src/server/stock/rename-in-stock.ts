import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'

/** In the transaction of `req`. */
export async function renameDealershipInStock(
  req: PayloadRequest,
  dealership: { id: number; name: string; slug: string },
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`UPDATE vehicles SET dealership_name = ${dealership.name}, dealership_slug = ${dealership.slug}
        WHERE dealership_id = ${dealership.id}`,
  )
}

interface Place {
  name: string
  city: string | null
  state: string | null
}

/**
 * In the transaction of `req`. A place that the feed gave, and that therefore differs from the location's former record, is kept.
 */
export async function moveLocationInStock(
  req: PayloadRequest,
  locationId: number,
  before: Place,
  after: Place,
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`UPDATE vehicles SET
          location_name = CASE WHEN location_name IS NOT DISTINCT FROM ${before.name} THEN ${after.name} ELSE location_name END,
          city = CASE WHEN city IS NOT DISTINCT FROM ${before.city} THEN ${after.city} ELSE city END,
          state = CASE WHEN state IS NOT DISTINCT FROM ${before.state} THEN ${after.state} ELSE state END
        WHERE location_id = ${locationId}`,
  )
}
