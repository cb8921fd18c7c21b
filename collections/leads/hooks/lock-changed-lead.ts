import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { transactionOf } from '@/server/clients/payload-transaction'
import { idOf } from '../../access/roles'

/**
 * Locks the lead before Payload reads it, until the transaction ends. Payload writes whole documents: without the lock,
 * of two changes at once to different fields one would be undone.
 */
export const lockChangedLead: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return
  const id = idOf((args as { id?: unknown }).id)
  if (id === null) return
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT FROM leads WHERE id = ${id} FOR NO KEY UPDATE`)
}
