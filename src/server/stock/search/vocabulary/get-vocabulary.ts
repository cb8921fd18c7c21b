import { randomUUID } from 'node:crypto'
import { buildTag } from '@/domain/cache/tags'
import type { StockVocabulary } from '@/domain/stock/search/understand/stock-vocabulary'
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

/**
 * The values and words of what the tenant's website lists. The same object until the vocabulary changes, so that what is built
 * from it is built once. After a change of the stock the worker reads it anew, which takes seconds for a large one; until then
 * texts are understood with the one before.
 */
export async function getVocabulary(ctx: TenantContext): Promise<StockVocabulary> {
  const website = buildTag('tenant', { tenant: ctx.id })
  const own = buildTag('vocabulary', { tenant: ctx.id })
  const fresh = await cached(ctx, ['vocabulary'], [website, own], () => openVocabulary(ctx))
  await cached(ctx, ['vocabulary-wanted'], [website, buildTag('stock', { tenant: ctx.id })], () => want(ctx))
  const known = remembered.get(ctx.id)
  const latest = known?.stamp === fresh.stamp ? known : fresh
  remembered.delete(ctx.id)
  remembered.set(ctx.id, latest)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_TENANTS && oldest !== undefined) remembered.delete(oldest)
  return latest.vocabulary
}

/** A website's first vocabulary is read here: there is none to go on with. */
async function openVocabulary(ctx: TenantContext): Promise<StampedVocabulary> {
  const stored = await findStoredVocabulary(database(), ctx.id)
  return stored ?? { stamp: randomUUID(), vocabulary: await readVocabulary(database(), ctx) }
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
