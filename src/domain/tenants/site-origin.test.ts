import { siteOrigin } from './site-origin'

const none = { siteBaseUrl: null, canonicalHost: null }

describe('siteOrigin', () => {
  it.each([
    [{ ...none, siteBaseUrl: 'https://www.dealer.example/home' }, 'https://www.dealer.example'],
    [{ siteBaseUrl: 'not an address', canonicalHost: 'dealer.example' }, 'https://dealer.example'],
    [{ siteBaseUrl: 'javascript:alert(1)', canonicalHost: null }, 'https://asked.example'],
    [none, 'https://asked.example'],
  ])('for %j is %s', (site, origin) => {
    expect(siteOrigin(site, 'asked.example', 3000)).toBe(origin)
  })

  it('has the web server’s port for a development host', () => {
    expect(siteOrigin(none, 'outpost.localhost', 3000)).toBe('http://outpost.localhost:3000')
    expect(siteOrigin(none, 'outpost.localhost:8080', 3000)).toBe('http://outpost.localhost:3000')
  })
})
