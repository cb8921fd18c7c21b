import { siteOrigin } from './site-origin'

const none = { siteBaseUrl: null, canonicalHost: null }

describe('where a website is reached from outside', () => {
  it.each([
    [{ ...none, siteBaseUrl: 'https://www.dealer.example/home' }, 'https://www.dealer.example'],
    [{ siteBaseUrl: 'not an address', canonicalHost: 'dealer.example' }, 'https://dealer.example'],
    [{ siteBaseUrl: 'javascript:alert(1)', canonicalHost: null }, 'https://asked.example'],
    [none, 'https://asked.example'],
  ])('of %j is %s', (site, origin) => {
    expect(siteOrigin(site, 'asked.example', 3000)).toBe(origin)
  })

  it('is the web server’s own port under a development name', () => {
    expect(siteOrigin(none, 'outpost.localhost', 3000)).toBe('http://outpost.localhost:3000')
    expect(siteOrigin(none, 'outpost.localhost:8080', 3000)).toBe('http://outpost.localhost:3000')
  })
})
