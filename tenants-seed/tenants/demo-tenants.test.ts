import { readFileSync } from 'node:fs'
import { type SettingKey, settingKeys } from '@/domain/flags/catalogue'
import { checkOverrides } from '@/domain/flags/overrides/check-overrides'
import { checkWebsites } from '@/domain/flags/overrides/check-websites'
import { checkTheme } from '@/domain/theme/check-theme'
import { defaultTheme } from '@/domain/theme/theme'
import { sanitiseSvg } from '@/server/svg/sanitise-svg'
import { settingsOf } from '../words/site-facts'
import { demoGroups, demoTenants } from './demo-tenants'

/** URLs and keys of external services. If one were set, the demo would call a service that does not exist. */
const outside: readonly SettingKey[] = [
  'integrations.gaugeUrl',
  'integrations.deliveryUrl',
  'integrations.lenderUrl',
  'integrations.similarUrl',
  'integrations.viewUrl',
  'integrations.watchlistUrl',
  'integrations.quoteUrl',
  'integrations.geocodeUrl',
  'integrations.reviewsUrl',
  'integrations.mapsKey',
  'integrations.imageCdnBase',
  'integrations.testDriveUrl',
  'integrations.valuationUrl',
  'integrations.regoUrl',
  'integrations.miscellaneousUrl',
  'integrations.revealUrl',
  'integrations.followUpUrl',
  'integrations.printUrl',
  'leads.turnstileKey',
]

const locations = demoTenants.flatMap(({ dealerships }) =>
  dealerships.flatMap((dealership) => dealership.locations),
)

describe('the settings of the demo dealers', () => {
  it.each(demoGroups.map((group) => [group.name, group] as const))(
    'are valid for the group %s',
    (_, group) => {
      expect(checkOverrides('group', group.settings)).toEqual([])
    },
  )

  it.each(demoTenants.map((tenant) => [tenant.name, tenant] as const))(
    'keep shoppers of %s on a search page when they clear the filters [SEARCH-36]',
    (_, { settings }) => {
      expect(settings['search.clearFiltersPath']).toMatch(/^\/search(\/|$)/)
    },
  )

  it.each(demoTenants.map((tenant) => [tenant.name, tenant] as const))('are valid for %s', (_, tenant) => {
    const parents = { template: tenant.template, group: tenant.group.settings }
    expect(checkOverrides('tenant', tenant.settings, parents)).toEqual([])
    const after = { ...parents, tenant: tenant.settings }
    expect(checkWebsites([{ name: tenant.name, before: null, after }])).toEqual([])
    for (const { settings } of tenant.dealerships) {
      if (settings) {
        expect(checkOverrides('dealership', settings, { ...parents, tenant: tenant.settings })).toEqual([])
      }
    }
  })

  it.each(settingKeys.filter((key) => !outside.includes(key)))('use at least two values of %s', (key) => {
    const values = new Set(demoTenants.map((tenant) => JSON.stringify(settingsOf(tenant)[key])))
    expect(values.size).toBeGreaterThan(1)
  })

  it.each(outside)('leave %s empty, because the demo calls no external service', (key) => {
    for (const tenant of demoTenants) expect(settingsOf(tenant)[key]).toBe('')
  })

  it('name existing locations as the preferred ones of outpost [SEARCH-29]', () => {
    const outpost = demoTenants.find(({ slug }) => slug === 'outpost')
    const preferred = outpost && settingsOf(outpost)['search.preferredLocations']
    const names = outpost?.dealerships.flatMap((dealership) => dealership.locations.map(({ name }) => name))
    expect(preferred).toEqual(['Burswood', 'Rockingham', 'Geraldton', 'Dianella'])
    expect(names).toEqual(expect.arrayContaining([...(preferred ?? [])]))
  })
})

describe('the demo dealers', () => {
  it('use all four templates, in two groups [TEN-02]', () => {
    const templates = new Set(demoTenants.map(({ template }) => template))
    expect([...templates].sort()).toEqual(['marque', 'metro', 'outback', 'throttle'])
    expect(new Set(demoTenants.map(({ group }) => group.slug)).size).toBe(2)
  })

  it.each(demoTenants.map(({ name, theme }) => [name, theme] as const))(
    'include %s, whose theme is valid in the admin',
    (_, theme) => {
      expect(checkTheme({ ...defaultTheme, ...theme })).toEqual([])
    },
  )

  it('all have a different brand colour and font pair', () => {
    expect(new Set(demoTenants.map(({ theme }) => theme.brand)).size).toBe(demoTenants.length)
    expect(new Set(demoTenants.map(({ theme }) => theme.fonts)).size).toBe(demoTenants.length)
  })

  it.each(demoTenants.map(({ slug }) => slug))(
    'include %s, which has logos for light and dark backgrounds',
    (slug) => {
      for (const variant of ['', '-on-dark']) {
        const source = readFileSync(`tenants-seed/media/logos/${slug}${variant}.svg`, 'utf8')
        expect(sanitiseSvg(source).height).toBeGreaterThanOrEqual(40)
      }
    },
  )

  it.each(demoTenants.map((tenant) => [tenant.name, tenant] as const))(
    'include %s, whose dealerships and locations have unique slugs and one primary location each',
    (_, { dealerships }) => {
      const slugs = [...dealerships, ...dealerships.flatMap((dealership) => dealership.locations)].map(
        ({ slug }) => slug,
      )
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const { locations: places } of dealerships) {
        expect(places.filter(({ primary }) => primary)).toHaveLength(1)
      }
    },
  )

  it('have phone numbers that Australia reserves for fiction', () => {
    const numbers = [
      ...locations.map(({ phone }) => phone),
      ...demoTenants.map(({ phone }) => phone),
      ...JSON.stringify(demoTenants.map(({ settings, dealerships }) => [settings, dealerships])).matchAll(
        /"0\d \d{4} \d{4}"/g,
      ),
    ].map(String)
    for (const number of numbers) expect(number.replaceAll('"', '')).toMatch(/^0[2378] (5550|7010) \d{4}$/)
  })

  it('have locations that close on Saturdays, and two that share a phone [LOC-13]', () => {
    const phones = locations.map(({ phone }) => phone)
    expect(new Set(phones).size).toBe(phones.length - 1)
    expect(locations.some(({ saturday }) => saturday === null)).toBe(true)
  })

  it('have a licence number at each location that sells vehicles', () => {
    for (const { type, licence } of locations) if (type === 'sales') expect(licence).toBeTruthy()
  })
})
