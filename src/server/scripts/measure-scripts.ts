import { gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { env } from '@/env'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchText } from '../upstream/fetch-json'

/** Measured in one run, oldest first. */
const AT_ONCE = 20

const DUE = `
  SELECT id, src FROM scripts WHERE enabled AND (measured_at IS NULL OR measured_at < $1::timestamptz - interval '1 day')
  ORDER BY measured_at NULLS FIRST, id LIMIT ${AT_ONCE}`

const STORE = `
  UPDATE scripts SET measured_at = $2, file_bytes = $3, answer_ms = $4, measure_problem = $5 WHERE id = $1 AND src = $6`

interface Measured {
  readonly bytes: number | null
  readonly ms: number | null
  readonly problem: string | null
}

async function measure(src: string): Promise<Measured> {
  const limits = {
    idleMs: 5_000,
    totalMs: 10_000,
    maxBytes: 5_000_000,
    allowPrivate: env().FEED_ALLOW_PRIVATE,
  }
  const start = performance.now()
  try {
    const text = await fetchText(src, limits)
    return { bytes: gzipSync(text).byteLength, ms: Math.round(performance.now() - start), problem: null }
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    return { bytes: null, ms: null, problem: `${error.message} Shoppers may not get it either.` }
  }
}

/** Measures the file of each script that a website runs, once a day and after its address changed. */
export async function measureScripts(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: number; src: string }>(DUE, [now])
  for (const { id, src } of rows) {
    const { bytes, ms, problem } = await measure(src)
    await pool.query(STORE, [id, now, bytes, ms, problem, src])
  }
}
