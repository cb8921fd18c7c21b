import { unstable_cache } from 'next/cache'
import type { CacheTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'

class NothingToCache extends Error {}

/**
 * Caches a read until one of its tags expires, or for `revalidate` seconds when given. The tenant and the time as of which it is seen are
 * part of the key. A null is not cached:
 * visitors can request any number of addresses that do not exist.
 */
export async function cached<T>(
  ctx: Pick<TenantContext, 'id' | 'asOf'>,
  keyParts: string[],
  tags: CacheTag[],
  read: () => Promise<T>,
  options: { revalidate?: number } = {},
): Promise<T> {
  const asOf = ctx.asOf ? ['as of', ctx.asOf] : []
  return cachedRead(['tenant', String(ctx.id), ...asOf, ...keyParts], tags, read, options)
}

/** The same without a tenant. Only the mapping of hosts to tenants uses it. */
export async function cachedRead<T>(
  key: string[],
  tags: CacheTag[],
  read: () => Promise<T>,
  options: { revalidate?: number } = {},
): Promise<T> {
  const remembered = unstable_cache(
    async () => {
      const value = await read()
      if (value === null) throw new NothingToCache()
      return value
    },
    key,
    { tags, revalidate: options.revalidate ?? false },
  )
  try {
    return await remembered()
  } catch (error) {
    if (error instanceof NothingToCache) return null as T
    throw error
  }
}
