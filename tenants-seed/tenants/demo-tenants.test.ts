import { type SettingKey, settingKeys } from '@/domain/flags/catalogue'
import { checkOverrides } from '@/domain/flags/check-overrides'
import { checkWebsites } from '@/domain/flags/check-websites'
import { settingsOf } from '../words/site-facts'
import { demoGroups, demoTenants } from './demo-tenants'

/** Addresses and keys of services outside: set, they would make the demo call what is not there. */
const outside: readonly SettingKey[] = [
  'integrations.gaugeUrl',
  'integrations.viewUrl',
  'integrations.watchlistUrl',
  'integrations.quoteUrl',
  'integrations.mapsKey',
  'integrations.imageCdnBase',
]

const locations = demoTenants.flatMap(({ dealerships }) =>
  dealerships.flatMap((dealership) => dealership.locations),
)

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** WCAG contrast with white. */
function contrastWithWhite(hex: string): number {
  const light = 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
  return 1.05 / (light + 0.05)
}

describe('the settings of the demo dealers', () => {
  it.each(demoGroups.map((group) => [group.name, group] as const))(
    'are accepted for the group %s',
    (_, group) => {
      expect(checkOverrides('group', group.settings)).toEqual([])
    },
  )

  it.each(demoTenants.map((tenant) => [tenant.name, tenant] as const))('are accepted for %s', (_, tenant) => {
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

  it.each(settingKeys.filter((key) => !outside.includes(key)))('show %s in two states', (key) => {
    const values = new Set(demoTenants.map((tenant) => JSON.stringify(settingsOf(tenant)[key])))
    expect(values.size).toBeGreaterThan(1)
  })

  it.each(outside)('leave %s empty, as the demo calls nobody outside', (key) => {
    for (const tenant of demoTenants) expect(settingsOf(tenant)[key]).toBe('')
  })

  it('put the places that one site prefers first [SEARCH-29]', () => {
    const outpost = demoTenants.find(({ slug }) => slug === 'outpost')
    const preferred = outpost && settingsOf(outpost)['search.preferredLocations']
    const names = outpost?.dealerships.flatMap((dealership) => dealership.locations.map(({ name }) => name))
    expect(preferred).toEqual(['Burswood', 'Rockingham', 'Geraldton', 'Dianella'])
    expect(names).toEqual(expect.arrayContaining([...(preferred ?? [])]))
  })
})

describe('the demo dealers', () => {
  it('stand on all four templates, in two groups [TEN-02]', () => {
    const templates = new Set(demoTenants.map(({ template }) => template))
    expect([...templates].sort()).toEqual(['marque', 'metro', 'outback', 'throttle'])
    expect(new Set(demoTenants.map(({ group }) => group.slug)).size).toBe(2)
  })

  it.each(demoTenants.map(({ name, theme }) => [name, theme] as const))(
    'can be read: white on the colours of %s has a contrast of 4.5 or more',
    (_, { brand, accent }) => {
      expect(contrastWithWhite(brand)).toBeGreaterThanOrEqual(4.5)
      expect(contrastWithWhite(accent)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(demoTenants.map((tenant) => [tenant.name, tenant] as const))(
    'have one name for each dealership and place: %s',
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

  it('are called on numbers that Australia keeps free for fiction', () => {
    const numbers = [
      ...locations.map(({ phone }) => phone),
      ...demoTenants.map(({ phone }) => phone),
      ...JSON.stringify(demoTenants.map(({ settings, dealerships }) => [settings, dealerships])).matchAll(
        /"0\d \d{4} \d{4}"/g,
      ),
    ].map(String)
    for (const number of numbers) expect(number.replaceAll('"', '')).toMatch(/^0[2378] (5550|7010) \d{4}$/)
  })

  it('close on Sundays, and some of them over Christmas [LOC-12]', () => {
    expect(locations.filter(({ christmasHours }) => christmasHours).length).toBeGreaterThanOrEqual(2)
    expect(locations.some(({ saturday }) => saturday === null)).toBe(true)
  })

  it('name a licence wherever vehicles are sold', () => {
    for (const { type, licence } of locations) if (type === 'sales') expect(licence).toBeTruthy()
  })
})
