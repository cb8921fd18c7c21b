import { robotsText } from './robots'

describe('robotsText', () => {
  it('names the sitemap and disallows private paths', () => {
    const lines = robotsText('https://example.com.au', { hasCanonical: true }).split('\n')
    expect(lines).toContain('Sitemap: https://example.com.au/sitemap.xml')
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /watchlist']))
  })

  it('allows every search, because crawlers must read a page to see its noindex', () => {
    expect(robotsText('https://example.com.au', { hasCanonical: true })).not.toMatch(/Disallow: .*[?&*]/)
    expect(robotsText('https://example.com.au', { hasCanonical: true })).not.toContain('/search')
  })

  it('disallows everything on hosts other than the canonical one', () => {
    expect(robotsText(null, { hasCanonical: true })).toBe('User-agent: *\nDisallow: /\n')
  })

  it('allows crawling, without a sitemap, if the website has no canonical domain', () => {
    expect(robotsText(null, { hasCanonical: false })).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /watchlist\n',
    )
  })
})
