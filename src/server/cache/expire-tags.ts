import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CacheTag } from '@/domain/cache/tags'
import { transactionOf } from '../clients/payload-transaction'
import { announcementsOf } from './announce-tags'
import { CACHE_CHANNEL } from './channel'

/**
 * Expires cache tags in every server process, as soon as the write of `req` is committed: Postgres delivers a
 * notification with the commit of the transaction that sent it, and drops it with a rollback. It works the same from the
 * admin, from a job and from a command, none of which share memory with the web server. What a CDN is to forget is noted in the same
 * transaction, and told to it by the worker: it may be away.
 */
export async function expireTags(req: PayloadRequest, tags: CacheTag[]): Promise<void> {
  const transaction = await transactionOf(req)
  for (const announcement of announcementsOf(tags)) {
    await transaction.execute(
      sql`WITH noted AS (INSERT INTO cdn.outbox (tags) SELECT array_agg(tag) FROM json_array_elements_text(${announcement}::text::json) tag)
          SELECT pg_notify(${CACHE_CHANNEL}, ${announcement}::text)`,
    )
  }
}
