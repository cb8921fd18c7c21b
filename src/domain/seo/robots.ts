/** Paths that have nothing for search engines. */
const PRIVATE = ['/api/', '/watchlist']

/**
 * A website's robots.txt under one of its names. `origin` is that of its canonical domain. Where a website has one, search
 * engines shall list nothing under its other names; while it has none, every name is open, because a dealer who never chose
 * one must not vanish from search engines. Combinations of filters are open: only who may read a page sees that it is not to be
 * listed.
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
