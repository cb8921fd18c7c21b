import { resolveSettings } from './resolve'
import { switchLinks } from './switch-links'
import { parseTemplate } from './templates'

const linksWith = (tenant: object) =>
  switchLinks(resolveSettings({ template: parseTemplate(undefined), tenant }).settings).map(
    ({ label, href }) => `${label}: ${href}`,
  )

describe('The links of a website’s switches', () => {
  it('are its paths, those of its rows, and addresses that it may have on itself', () => {
    const links = linksWith({
      'search.clearFiltersPath': '/all-stock',
      'garage.watchlist': true,
      'garage.watchlistPath': '/my-cars',
      'locations.serviceBookingUrl': 'https://kestrel.example/book',
      'vehiclePage.breadcrumbLinks': [{ label: 'Range', url: '/range' }],
      'site.groupLinks': [{ label: 'Tyres', url: '/tyres' }],
      'integrations.gaugeUrl': 'https://gauge.example',
    })
    expect(links).toEqual(
      expect.arrayContaining([
        'Clear filters link: /all-stock',
        'Watchlist page: /my-cars',
        'Service booking address: https://kestrel.example/book',
        'Extra breadcrumb links: /range',
        'Group companies: /tyres',
        'Finance page: /finance',
      ]),
    )
    expect(links.join()).not.toContain('gauge.example')
  })

  it('leave out the finance page where the default finance link replaces it', () => {
    const links = linksWith({ 'finance.defaultLink': '/apply' })
    expect(links).toContain('Default finance link: /apply')
    expect(links.join()).not.toContain('Finance page')
  })

  it('leave out the watchlist of a website without garage and watchlist, and the built offers page', () => {
    const links = linksWith({ 'garage.enabled': false, 'garage.watchlist': false }).join()
    expect(links).not.toContain('Watchlist page')
    expect(links).not.toContain('/special-offers')
  })
})
