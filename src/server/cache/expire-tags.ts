import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CacheTag } from '@/domain/cache/tags'
import { transactionOf } from '../clients/payload-transaction'
import { announcementsOf, CACHE_CHANNEL } from './announce-tags'

/**
 * Expires cache tags in every server process once the write of `req` is committed: Postgres delivers a notification when its transaction
 * commits, and drops it on rollback. It works from the admin, jobs and commands, none of which share memory with the web server. The same
 * transaction queues the tags for the CDN, which the worker purges, because the CDN may be unreachable.
 */
export async function expireTags(req: PayloadRequest, tags: CacheTag[]): Promise<void> {
  const transaction = await transactionOf(req)
  for (const announcement of announcementsOf(tags)) {
    await transaction.execute(
      sql`WITH queued AS (INSERT INTO cdn.outbox (tags) SELECT array_agg(tag) FROM json_array_elements_text(${announcement}::text::json) tag)
          SELECT pg_notify(${CACHE_CHANNEL}, ${announcement}::text)`,
    )
  }
}
