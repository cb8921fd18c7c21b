import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../clients/payload-transaction'

/** Writes a dealership's new name and slug to its vehicles, in the transaction of `req`. */
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

/** Writes a location's new name and place to the vehicles that stand there, in the transaction of `req`. */
export async function moveLocationInStock(
  req: PayloadRequest,
  location: { id: number; name: string; city: string | null; state: string | null },
): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`UPDATE vehicles SET location_name = ${location.name}, city = ${location.city}, state = ${location.state}
        WHERE location_id = ${location.id}`,
  )
}
