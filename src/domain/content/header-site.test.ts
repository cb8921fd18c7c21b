import { resolveSettings } from '@/domain/flags/resolve'
import { defaultTheme } from '@/domain/theme/theme'
import { headerSite } from './header-site'

const site = {
  name: 'Kestrel Kia',
  template: 'metro',
  theme: defaultTheme,
  logos: { onLight: null, onDark: null, certified: null },
} as const

describe('headerSite', () => {
  it.each([
    [{ 'garage.enabled': true, 'garage.watchlistPath': '/saved' }, '/saved', ''],
    [{ 'garage.enabled': false, 'garage.watchlistPath': '/saved' }, null, ''],
    [
      { 'garage.enabled': false, 'integrations.imageCdnBase': 'https://cdn.example' },
      null,
      'https://cdn.example',
    ],
  ])('with the settings %j has the watchlist %j and the image CDN %j', (tenant, watchlistPath, imageCdn) => {
    const { settings } = resolveSettings({ template: 'metro', tenant })
    expect(headerSite({ ...site, settings })).toEqual({ ...site, watchlistPath, imageCdn })
  })
})
