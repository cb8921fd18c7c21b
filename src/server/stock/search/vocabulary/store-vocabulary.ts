import type { Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { StockVocabulary } from '@/domain/stock/search/understand/vocabulary/stock-vocabulary'
import { announceTags } from '../../../cache/announce-tags'
import { readTenantContext } from '../../../tenants/read-tenant-context'
import { readVocabulary } from './read-vocabulary'

export interface StampedVocabulary {
  /** Identifies one reading of the stock: equal stamps mean equal vocabularies. */
  readonly stamp: string
  readonly vocabulary: StockVocabulary
}

/**
 * Statement timeout in milliseconds. It is long because the job runs in the background: half a million vehicles take some twenty
 * seconds.
 */
const STATEMENT_MS = 300_000

/** Reads a website's vocabulary from its stock and stores it. Expires cached vocabularies when it changed. */
export async function storeVocabulary(pool: Pool, tenantId: number): Promise<void> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL statement_timeout = ${STATEMENT_MS}`)
    const vocabulary = await readVocabulary(client, ctx)
    const { rowCount } = await client.query(
      `INSERT INTO search.vocabularies AS stored (tenant_id, vocabulary) VALUES ($1, $2)
       ON CONFLICT (tenant_id) DO UPDATE SET vocabulary = excluded.vocabulary, stamp = excluded.stamp
       WHERE stored.vocabulary <> excluded.vocabulary`,
      [tenantId, JSON.stringify(vocabulary)],
    )
    if (rowCount) await announceTags(client, [buildTag('vocabulary', { tenant: tenantId })])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

export async function findStoredVocabulary(pool: Pool, tenantId: number): Promise<StampedVocabulary | null> {
  const { rows } = await pool.query<StampedVocabulary>(
    'SELECT stamp, vocabulary FROM search.vocabularies WHERE tenant_id = $1',
    [tenantId],
  )
  return rows[0] ?? null
}
