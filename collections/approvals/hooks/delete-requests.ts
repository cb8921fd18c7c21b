import type { CollectionAfterDeleteHook } from 'payload'
import { connectionOf } from '@/server/clients/payload-transaction'
import { lockRequests } from './lock-requests'

/** Requests go with their document, in the same transaction. */
export const deleteRequests: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const client = await connectionOf(req)
  await lockRequests(client, collection.slug, Number(id))
  await client.query('DELETE FROM approvals WHERE kind::text = $1 AND document = $2', [collection.slug, id])
}
