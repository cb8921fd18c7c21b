import { priceLinks } from './price-links'

describe('priceLinks', () => {
  it('links to the stock up to each of the first quick prices', () => {
    const links = priceLinks([10_000, 20_000, 50_000], 2)
    expect(links.map(({ label }) => label)).toEqual(['Under $10,000', 'Under $20,000'])
    expect(links[1]?.href).toMatch(/^\/search\?/)
    expect(decodeURIComponent(links[1]?.href ?? '')).toContain('20000')
  })
})
