import { unstable_cache } from 'next/cache'
import type { CacheTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'

class NothingToCache extends Error {}

/**
 * A read that is remembered until one of its tags expires, or for `revalidate` seconds when given. The tenant is part of
 * the key. What reads as null is not remembered: anybody can ask for addresses that do not exist.
 */
export async function cached<T>(
  ctx: Pick<TenantContext, 'id'>,
  keyParts: string[],
  tags: CacheTag[],
  read: () => Promise<T>,
  options: { revalidate?: number } = {},
): Promise<T> {
  return cachedRead(['tenant', String(ctx.id), ...keyParts], tags, read, options)
}

/** The same for what belongs to no tenant: only which host leads to which tenant. */
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
