import type { ClientBase } from 'pg'
import type { CacheTag } from '@/domain/cache/tags'

/** Postgres channel for expired cache tags, sent as a JSON array of strings. */
export const CACHE_CHANNEL = 'forecourt_cache_tags'

/** A Postgres notification carries at most 8,000 bytes; a tag has at most 256. */
const TAGS_AN_ANNOUNCEMENT = 20

export const announcementsOf = (tags: readonly CacheTag[]): string[] =>
  Array.from({ length: Math.ceil(tags.length / TAGS_AN_ANNOUNCEMENT) }, (_, part) =>
    JSON.stringify(tags.slice(part * TAGS_AN_ANNOUNCEMENT, (part + 1) * TAGS_AN_ANNOUNCEMENT)),
  )

/**
 * Expires cache tags in every server process and at the CDN when the connection's transaction commits; a rollback drops them. `expireTags`
 * does the same for Payload's transactions.
 */
export async function announceTags(client: ClientBase, tags: readonly CacheTag[]): Promise<void> {
  for (const announcement of announcementsOf(tags)) {
    await client.query(
      `WITH queued AS (INSERT INTO cdn.outbox (tags) SELECT array_agg(tag) FROM json_array_elements_text($2::text::json) tag)
       SELECT pg_notify($1, $2::text)`,
      [CACHE_CHANNEL, announcement],
    )
  }
}
