import { sitemapIndex, sitemapNumber, sitemapsFor, sitemapUrl } from './sitemap'

const origin = 'https://example.com.au'

describe('a sitemap', () => {
  it('lists a URL with its last change, and escapes XML characters', () => {
    expect(sitemapUrl({ path: '/cars/rock-&-roll', changed: '2026-11-21T00:00:00.000Z' }, origin)).toBe(
      '<url><loc>https://example.com.au/cars/rock-&amp;-roll</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url>\n',
    )
    expect(sitemapUrl({ path: '/', changed: null }, origin)).not.toContain('lastmod')
  })

  it.each([
    [0, 1],
    [50_000, 1],
    [50_001, 2],
    [150_000, 3],
  ])('of %d URLs is split into %d', (addresses, sitemaps) => {
    expect(sitemapsFor(addresses)).toBe(sitemaps)
  })

  it('is listed in the index by its number', () => {
    const named = [...sitemapIndex(2, origin).matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc)
    expect(named).toEqual([`${origin}/sitemaps/1.xml`, `${origin}/sitemaps/2.xml`])
  })

  it.each([
    ['1.xml', 1],
    ['20.xml', 20],
    ['0.xml', null],
    ['01.xml', null],
    ['1.xml.gz', null],
    ['../1.xml', null],
    ['999999.xml', null],
  ])('in the file %s has the number %p', (file, number) => {
    expect(sitemapNumber(file)).toBe(number)
  })
})
