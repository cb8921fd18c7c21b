import { randomUUID } from 'node:crypto'
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
import { readVocabulary } from './read-vocabulary'
import { findStoredVocabulary, type StampedVocabulary } from './store-vocabulary'

/**
 * Vocabularies that this process keeps in memory, least recently used first out, because their lookup index is costly to build.
 */
const REMEMBERED_TENANTS = 50
const recent = new Map<TenantId, StampedVocabulary>()

/** `query_canceled`: the statement reached its timeout. */
const TOO_SLOW = '57014'
/**
 * Milliseconds before a search again tries to read the vocabulary of a stock that is too large, and that the worker reads
 * instead.
 */
const LEFT_TO_WORKER_MS = 60_000
const leftToWorker = new Map<TenantId, number>()

/**
 * Returns the same object until the vocabulary changes, so that indexes derived from it are built once. After a stock change the
 * worker reads it again, which takes seconds for a large stock; until then searches use the previous one. Empty where reading the
 * first one takes too long.
 */
export async function getVocabulary(ctx: TenantContext): Promise<StockVocabulary> {
  const website = buildTag('tenant', { tenant: ctx.id })
  const own = buildTag('vocabulary', { tenant: ctx.id })
  await cached(ctx, ['vocabulary-wanted'], [website, buildTag('stock', { tenant: ctx.id })], () => queue(ctx))
  const fresh = await cached(ctx, ['vocabulary'], [website, own], () => openVocabulary(ctx))
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

/** Reads a website's first vocabulary here. Null, which is not cached, when that takes too long. */
async function openVocabulary(ctx: TenantContext): Promise<StampedVocabulary | null> {
  const stored = await findStoredVocabulary(database(), ctx.id)
  if (stored) return stored
  if ((leftToWorker.get(ctx.id) ?? 0) > Date.now()) return null
  try {
    return { stamp: randomUUID(), vocabulary: await readVocabulary(database(), ctx) }
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== TOO_SLOW) throw error
    leftToWorker.set(ctx.id, Date.now() + LEFT_TO_WORKER_MS)
    return null
  }
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
