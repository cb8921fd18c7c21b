import { buildTag } from '@/domain/cache/tags'
import {
  emptyVocabulary,
  type StockVocabulary,
} from '@/domain/stock/search/understand/vocabulary/stock-vocabulary'
import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { cached } from '../../../cache/cached'
import { database } from '../../../clients/database'
import { enqueueVocabulary } from '../../../jobs/enqueue'
import { log } from '../../../log/log.mjs'
import { findStoredVocabulary, type StampedVocabulary } from './store-vocabulary'

/**
 * Vocabularies that this process keeps in memory, least recently used first out, because their lookup index is costly to build.
 */
const REMEMBERED_TENANTS = 50
const recent = new Map<TenantId, StampedVocabulary>()

/**
 * Returns the same object until the vocabulary changes, so that indexes derived from it are built once. Only the worker reads it from
 * the stock, which takes seconds for a large one. After a stock change, searches use the previous one until the worker has stored the
 * new one; before the first one, an empty one.
 */
export async function getVocabulary(ctx: TenantContext): Promise<StockVocabulary> {
  const website = buildTag('tenant', { tenant: ctx.id })
  const own = buildTag('vocabulary', { tenant: ctx.id })
  await cached(ctx, ['vocabulary-wanted'], [website, buildTag('stock', { tenant: ctx.id })], () => queue(ctx))
  const fresh = await cached(ctx, ['vocabulary'], [website, own], () =>
    findStoredVocabulary(database(), ctx.id),
  )
  return fresh === null ? emptyVocabulary : remember(ctx.id, fresh)
}

function remember(tenant: TenantId, fresh: StampedVocabulary): StockVocabulary {
  const known = recent.get(tenant)
  const latest = known?.stamp === fresh.stamp ? known : fresh
  recent.delete(tenant)
  recent.set(tenant, latest)
  const [oldest] = recent.keys()
  if (recent.size > REMEMBERED_TENANTS && oldest !== undefined) recent.delete(oldest)
  return latest.vocabulary
}

/** Queues a reading by the worker. A failure is logged and does not fail the search; the next search tries again. */
async function queue({ id, slug }: TenantContext): Promise<true | null> {
  try {
    await enqueueVocabulary(database(), id)
    return true
  } catch (err) {
    log.error({ err, tenant: slug }, 'The vocabulary could not be queued')
    return null
  }
}
