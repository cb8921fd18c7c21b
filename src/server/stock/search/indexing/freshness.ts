import type { Pool } from 'pg'

/** An index that lacks a change older than this many seconds is not searched. */
const STALE_AFTER_S = 30

/** Milliseconds that an answer is cached. */
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
 * Checks that the index has every change older than half a minute. False when it was never built, when no worker updates it, and
 * while it catches up after an outage. Queries the database at most once a second. Never rejects.
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
