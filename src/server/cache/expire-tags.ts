import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CacheTag } from '@/domain/cache/tags'
import { transactionOf } from '../clients/payload-transaction'
import { CACHE_CHANNEL } from './channel'

/**
 * Expires cache tags in every server process, as soon as the write of `req` is committed: Postgres delivers a
 * notification with the commit of the transaction that sent it, and drops it with a rollback. It works the same from the
 * admin, from a job and from a command, none of which share memory with the web server.
 */
export async function expireTags(req: PayloadRequest, tags: CacheTag[]): Promise<void> {
  const transaction = await transactionOf(req)
  // A notification carries at most 8,000 bytes.
  for (let start = 0; start < tags.length; start += 20) {
    const payload = JSON.stringify(tags.slice(start, start + 20))
    await transaction.execute(sql`SELECT pg_notify(${CACHE_CHANNEL}, ${payload})`)
  }
}
