import { canonicalOrigin, canonicalUrl } from './canonical-url'

const on = { canonicalHost: 'example.com.au', redirectToCanonical: true }

describe('the canonical domain', () => {
  it.each([
    ['other.com.au', '/search?page=2', 'https://example.com.au/search?page=2'],
    ['www.example.com.au', '/', 'https://example.com.au/'],
    ['Example.com.au.:443', '/', null],
    ['alpha.localhost:3000', '/', null],
  ])('redirects a request for %s%s to %s', (host, path, target) => {
    expect(canonicalUrl(on, host, path)).toBe(target)
  })

  it('does not redirect unless the tenant enables it', () => {
    expect(canonicalUrl({ ...on, redirectToCanonical: false }, 'other.com.au', '/')).toBeNull()
    expect(canonicalUrl({ canonicalHost: null, redirectToCanonical: true }, 'other.com.au', '/')).toBeNull()
  })

  it('is the only origin that search engines may index', () => {
    expect(canonicalOrigin(on, 'Example.com.au:443')).toBe('https://example.com.au')
    expect(canonicalOrigin(on, 'www.example.com.au')).toBeNull()
    expect(canonicalOrigin(on, 'alpha.localhost')).toBeNull()
    expect(canonicalOrigin({ canonicalHost: null }, 'example.com.au')).toBeNull()
  })
})
