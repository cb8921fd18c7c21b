import { buildTag, type CacheTag } from './tags'

/** What shoppers see of a page: where it is published; null when it is not. */
export type PublishedPage = { tenant: number; path: string } | null

/**
 * Which tags a change of a page expires: the address it had, the address it has, and the list of published pages. A draft
 * changes nothing for shoppers, and addresses where nothing is published are never cached.
 */
export function planPageExpiry(before: PublishedPage, after: PublishedPage): CacheTag[] {
  const tags = new Set<CacheTag>()
  for (const page of [before, after]) {
    if (!page) continue
    tags.add(buildTag('page', page))
    tags.add(buildTag('pages', { tenant: page.tenant }))
  }
  return [...tags]
}
