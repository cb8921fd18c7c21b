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

/** What the index of a vocabulary costs is paid once for each that this process last used. */
const REMEMBERED_TENANTS = 50
const remembered = new Map<TenantId, StampedVocabulary>()

/** `query_canceled`: the statement took longer than a page may wait. */
const TOO_SLOW = '57014'
/** Searches of a stock that is too large to be read by them do not try again for so long, in milliseconds. */
const LEFT_TO_WORKER_MS = 60_000
const leftToWorker = new Map<TenantId, number>()

/**
 * The values and words of what the tenant's website lists. The same object until the vocabulary changes, so that what is built
 * from it is built once. After a change of the stock the worker reads it anew, which takes seconds for a large one; until then
 * texts are understood with the one before, and where a first one takes too long, as words that are nobody's make or model.
 */
export async function getVocabulary(ctx: TenantContext): Promise<StockVocabulary> {
  const website = buildTag('tenant', { tenant: ctx.id })
  const own = buildTag('vocabulary', { tenant: ctx.id })
  await cached(ctx, ['vocabulary-wanted'], [website, buildTag('stock', { tenant: ctx.id })], () => want(ctx))
  const fresh = await cached(ctx, ['vocabulary'], [website, own], () => openVocabulary(ctx))
  return fresh === null ? emptyVocabulary : remember(ctx.id, fresh)
}

function remember(tenant: TenantId, fresh: StampedVocabulary): StockVocabulary {
  const known = remembered.get(tenant)
  const latest = known?.stamp === fresh.stamp ? known : fresh
  remembered.delete(tenant)
  remembered.set(tenant, latest)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_TENANTS && oldest !== undefined) remembered.delete(oldest)
  return latest.vocabulary
}

/** A website's first vocabulary is read here: there is none to go on with. Null, which is not remembered, where that takes too long. */
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

/** The search goes on without: the next one asks again. */
async function want({ id, slug }: TenantContext): Promise<true | null> {
  try {
    await enqueueVocabulary(database(), id)
    return true
  } catch (err) {
    log.error({ err, tenant: slug }, 'The vocabulary could not be queued')
    return null
  }
}
