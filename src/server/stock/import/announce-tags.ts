import type { ClientBase } from 'pg'
import type { CacheTag } from '@/domain/cache/tags'
import { CACHE_CHANNEL } from '@/server/cache/channel'

/** A notification carries at most 8,000 bytes; a tag has at most 256. */
const TAGS_A_NOTIFICATION = 20

/** Expires cache tags in every server process when the connection's transaction commits, and never when it does not. */
export async function announceTags(client: ClientBase, tags: readonly CacheTag[]): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_A_NOTIFICATION) {
    const payload = JSON.stringify(tags.slice(start, start + TAGS_A_NOTIFICATION))
    await client.query('SELECT pg_notify($1, $2)', [CACHE_CHANNEL, payload])
  }
}
