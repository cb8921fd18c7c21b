const PRIVATE = ['/api/', '/watchlist']

/**
 * A website's robots.txt for one of its hosts. `origin` is the canonical origin, null on other hosts. Crawlers are
 * blocked on all hosts but the canonical one. Without a canonical domain, every host is open: a dealer who never chose
 * one must stay in search results. Filter combinations are allowed, because a crawler must read a page to see its
 * `noindex`.
 */
export function robotsText(origin: string | null, { hasCanonical }: { hasCanonical: boolean }): string {
  if (origin === null && hasCanonical) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n')
}
