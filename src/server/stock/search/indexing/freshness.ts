import type { Pool } from 'pg'

/** An index that has not heard of a change for so long is not searched. */
const STALE_AFTER_S = 30

/** How long an answer holds, in milliseconds. */
const HOLDS_MS = 1000

const IS_FRESH = `
  SELECT EXISTS (SELECT FROM search.index_state WHERE alias = $1 AND collection IS NOT NULL)
    AND coalesce((SELECT created_at > now() - interval '${STALE_AFTER_S} s' FROM search.outbox ORDER BY id LIMIT 1), true) AS fresh`

async function askDatabase(pool: Pool, alias: string): Promise<boolean> {
  try {
    return (await pool.query(IS_FRESH, [alias])).rows[0].fresh
  } catch {
    return false
  }
}

/**
 * A question that may be asked before every search: has the index behind this alias had every change that is older than half
 * a minute? No when it was never built, when no worker tells it of changes, and while it catches up after the search server was
 * away. The database is asked once a second at most. Never rejects.
 */
export function createFreshness(pool: Pool, alias: string): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (answer && performance.now() - askedAt < HOLDS_MS) return answer
    askedAt = performance.now()
    answer = askDatabase(pool, alias)
    return answer
  }
}
