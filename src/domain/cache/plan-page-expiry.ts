import { buildTag, type CacheTag } from './tags'

/** Where a page is published; null while it is not. */
export type PublishedPage = { tenant: number; path: string; showsLegalText?: boolean } | null

/** The tags of its old address, its new address and the list of pages. A draft or an unpublished address has none. */
export function planPageExpiry(before: PublishedPage, after: PublishedPage): CacheTag[] {
  const tags = new Set<CacheTag>()
  for (const page of [before, after]) {
    if (!page) continue
    tags.add(buildTag('page', { tenant: page.tenant, path: page.path }))
    tags.add(buildTag('pages', { tenant: page.tenant }))
    if (page.showsLegalText) tags.add(buildTag('legalPages', { tenant: page.tenant }))
  }
  return [...tags]
}
