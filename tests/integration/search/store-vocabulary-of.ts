import type pg from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readVocabulary } from '@/server/stock/search/vocabulary/read-vocabulary'

/** Stores the vocabulary of a website's present stock, as the worker does. */
export async function storeVocabularyOf(pool: pg.Pool, site: TenantContext): Promise<void> {
  await pool.query(
    `INSERT INTO search.vocabularies AS stored (tenant_id, vocabulary) VALUES ($1, $2)
     ON CONFLICT (tenant_id) DO UPDATE SET vocabulary = excluded.vocabulary, stamp = excluded.stamp`,
    [site.id, JSON.stringify(await readVocabulary(pool, site))],
  )
}
