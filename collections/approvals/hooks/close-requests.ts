import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '@/server/clients/payload-transaction'

/** Publishing a document answers the open request for it, in the same transaction. */
export const closeRequests: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return
  const by = String((req.user as { name?: string } | null)?.name ?? '')
  const db = await transactionOf(req)
  await db.execute(
    sql`UPDATE approvals SET state = 'published', decided_by = ${by}, updated_at = now()
        WHERE kind::text = ${collection.slug} AND document = ${doc.id} AND state = 'open'`,
  )
}
