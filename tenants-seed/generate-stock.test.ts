import { stockPreset } from '@/domain/stock/presets'
import { type DealershipStock, generateStock, ndjsonLines } from './generate-stock'
import { stockCases } from './stock/cases/all-cases'
import { plansOf } from './stock/plans-of'
import type { StockRecord } from './stock/stock-record'
import { demoTenants } from './tenants/demo-tenants'
import { settingsOf } from './words/site-facts'

const NOW = new Date('2026-11-21T03:00:00Z')
const LATER = new Date('2026-12-30T22:30:00Z')

function stockOf(slug: string, now = NOW): DealershipStock[] {
  const tenant = demoTenants.find((candidate) => candidate.slug === slug)
  if (!tenant) throw new Error(`there is no demo tenant ${slug}`)
  return generateStock(slug, plansOf(tenant), now)
}

const recordsOf = (slug: string, now = NOW) => stockOf(slug, now).flatMap(({ records }) => records)
const bytesOf = (records: readonly StockRecord[]) => [...ndjsonLines(records)].join('')
const stock = new Map(demoTenants.map(({ slug }) => [slug, recordsOf(slug)]))
const all = [...stock.values()].flat()

/**
 * Cases that do not apply to a dealer: vehicles that it does not sell or that have no video, and switches that it does
 * not use.
 */
const impossible: Readonly<Record<string, readonly string[]>> = {
  southerncross: [
    'caravan with its living quarters',
    'caravan without its measures',
    'with a subscription price',
    'subscription price of zero on a site with subscriptions',
  ],
  'kestrel-kia': [
    'plug-in hybrid',
    'motorcycle',
    'truck',
    'caravan with its living quarters',
    'caravan without its measures',
    'with a subscription price',
    'subscription price of zero on a site with subscriptions',
  ],
  tworivers: [
    'with an uploaded video',
    'electric',
    'hybrid',
    'plug-in hybrid',
    'truck',
    'caravan with its living quarters',
    'caravan without its measures',
    'with a subscription price',
    'certified used',
    'subscription price of zero on a site with subscriptions',
  ],
  outpost: [
    'with an uploaded video',
    'motorcycle',
    'truck',
    'with a subscription price',
    'subscription price of zero on a site with subscriptions',
    // This website sells used vehicles only.
    'tagged Test Drive Only',
    'certified though new, which no badge is shown for',
    'preorder without a price',
    'preorder with a price',
  ],
  currawong: [
    'motorcycle',
    'truck',
    'caravan with its living quarters',
    'caravan without its measures',
    'older than twelve years',
  ],
}

const expected = demoTenants.flatMap(({ slug }) =>
  stockCases
    .filter(({ name }) => !impossible[slug]?.includes(name))
    .map((stockCase) => [slug, stockCase.name, stockCase.rule, stockCase] as const),
)

describe('the demo stock', () => {
  it.each([
    ['southerncross', 900],
    ['kestrel-kia', 250],
    ['tworivers', 150],
    ['outpost', 400],
    ['currawong', 200],
  ])('of %s has exactly %i vehicles', (slug, count) => {
    expect(stock.get(slug)).toHaveLength(count)
  })

  it.each(expected)('of %s includes a vehicle for the case "%s" [%s]', (slug, _name, _rule, stockCase) => {
    expect(stock.get(slug)?.some((record) => stockCase.holds(record, NOW))).toBe(true)
  })

  it.each(demoTenants.map(({ slug }) => slug))('of %s covers every case in later years too', (slug) => {
    for (const year of [2027, 2028, 2029, 2030]) {
      const now = new Date(`${year}-03-05T22:30:00Z`)
      const records = recordsOf(slug, now)
      const missing = expected.filter(
        ([site, , , stockCase]) => site === slug && !records.some((record) => stockCase.holds(record, now)),
      )
      expect(missing.map(([, name]) => `${year}: ${name}`)).toEqual([])
    }
  })

  it.each(demoTenants.map(({ slug }) => slug))('of %s is byte-for-byte identical on each run', (slug) => {
    expect(bytesOf(recordsOf(slug))).toBe(bytesOf(stock.get(slug) ?? []))
  })

  it.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
    'of %s has only conditions that the website lists [SEARCH-24]',
    (slug, tenant) => {
      const { carTypes: listed } = stockPreset(settingsOf(tenant)['search.preset'])
      const unlisted = (stock.get(slug) ?? []).filter(({ car_type }) => listed && !listed.includes(car_type))
      expect(unlisted.map(({ stocknum }) => stocknum)).toEqual([])
    },
  )

  it('of southerncross includes the vehicles of the specification’s search examples: hilux sr5 2021 white, auto ute near 4350', () => {
    const examples = (stock.get('southerncross') ?? []).filter(
      ({ make, model, badge, year }) => [year, make, model, badge].join(' ') === '2021 Toyota HiLux SR5',
    )
    expect(examples).toHaveLength(1)
    expect(examples[0]).toMatchObject({
      status: 'in_stock',
      colour: expect.stringContaining('White'),
      simple_body: 'Ute',
      simple_transmission: 'Automatic',
      city: 'Toowoomba',
    })
    expect(examples[0]?.images.length).toBeGreaterThan(1)
  })

  it('shifts its dates with the clock, so a vehicle sold today is sold today on each run [SEARCH-15]', () => {
    const soldAgo = (slug: string, now: Date) =>
      recordsOf(slug, now)
        .filter(({ status }) => status === 'sold')
        .map(({ sold_date_timestamp: sold }) => Math.floor(now.getTime() / 1000) - (sold ?? 0))
    expect(soldAgo('outpost', LATER)).toEqual(soldAgo('outpost', NOW))
  })
})

describe('every demo vehicle', () => {
  it('has a unique stock number', () => {
    expect(new Set(all.map(({ stocknum }) => stocknum)).size).toBe(all.length)
    const vins = all.map(({ vin }) => vin).filter((vin) => vin !== null)
    expect(new Set(vins).size).toBe(vins.length)
  })

  it('has a valid VIN that no maker assigns [ENT-03]', () => {
    for (const { vin } of all) if (vin !== null) expect(vin).toMatch(/^DEM[A-HJ-NPR-Z0-9]{8}\d{6}$/)
  })

  it('is listed before it is sold, with no date in the future [ENT-04]', () => {
    for (const record of all) {
      expect(Date.parse(record.created_at)).toBeLessThanOrEqual(NOW.getTime())
      if (record.sold_date_timestamp === null) continue
      expect(record.sold_date_timestamp * 1000).toBeLessThanOrEqual(NOW.getTime())
      if (record.status === 'sold') {
        expect(Date.parse(record.created_at)).toBeLessThanOrEqual(record.sold_date_timestamp * 1000)
      }
    }
  })

  it('has a comparison rate above its interest rate, or neither rate [ENT-13]', () => {
    const lenders = all.flatMap((record) => Object.values(record.finance_lenders ?? {}))
    for (const lender of lenders) {
      if (lender.interestRate === null) expect(lender.comparisonRate).toBeNull()
      else expect(lender.comparisonRate).toBeGreaterThan(lender.interestRate ?? 0)
    }
  })

  it('is new only if it was built recently, and used only if it has been driven', () => {
    const byCondition = (condition: string) => all.filter(({ car_type }) => car_type === condition)
    for (const { year } of byCondition('new')) expect(year).toBeGreaterThanOrEqual(NOW.getUTCFullYear() - 1)
    for (const { km } of byCondition('used')) if (km !== null) expect(km).toBeGreaterThanOrEqual(900)
  })
})
