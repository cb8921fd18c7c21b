import { buildTag, type CacheTag } from './tags'

/** What shoppers see of a page: where it is published; null when it is not. */
export type PublishedPage = { tenant: number; path: string } | null

/**
 * Which tags a change of a page expires: the address it had and the address it has. A draft changes nothing for shoppers,
 * and addresses where nothing is published are never cached, so there is no list to expire.
 */
export function planPageExpiry(before: PublishedPage, after: PublishedPage): CacheTag[] {
  const tags = new Set<CacheTag>()
  for (const page of [before, after]) {
    if (page) tags.add(buildTag('page', page))
  }
  return [...tags]
}
