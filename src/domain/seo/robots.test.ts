import { robotsText } from './robots'

describe('robots.txt', () => {
  it('names the sitemap, and closes what is nobody’s business', () => {
    const lines = robotsText('https://example.com.au', { hasCanonical: true }).split('\n')
    expect(lines).toContain('Sitemap: https://example.com.au/sitemap.xml')
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /watchlist']))
  })

  it('closes no search, so that the pages themselves can say that they are not to be listed', () => {
    expect(robotsText('https://example.com.au', { hasCanonical: true })).not.toMatch(/Disallow: .*[?&*]/)
    expect(robotsText('https://example.com.au', { hasCanonical: true })).not.toContain('/search')
  })

  it('closes everything under another name than the canonical one', () => {
    expect(robotsText(null, { hasCanonical: true })).toBe('User-agent: *\nDisallow: /\n')
  })

  it('stays open, without a sitemap, while a website has no canonical domain', () => {
    expect(robotsText(null, { hasCanonical: false })).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /watchlist\n',
    )
  })
})
