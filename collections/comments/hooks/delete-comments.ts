import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook } from 'payload'
import { transactionOf } from '@/server/clients/payload-transaction'

/** Comments go with their document, in the same transaction. */
export const deleteComments: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await transactionOf(req)
  await db.execute(sql`DELETE FROM comments WHERE kind::text = ${collection.slug} AND document = ${id}`)
}
