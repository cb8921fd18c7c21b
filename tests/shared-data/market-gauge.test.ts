import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type Comparable, estimateGauge } from '@/domain/pricing/estimate-gauge'
import { parsePriceGauge } from '@/domain/pricing/gauge'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import { comparableStock } from '@/domain/stock/similar/comparable-stock'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { type DealerSite, openDealerSite } from '~/tests/integration/import/dealer-site'

const FILE = join(process.cwd(), '../shared/data/listings/TESTS_au_vehicle_prices_2023_raw.csv')

/** Milliseconds. The file has sixteen thousand rows, and the machine may be busy. */
const PATIENCE_MS = 120_000

type Listing = Comparable & Pick<Vehicle, 'make' | 'model' | 'year' | 'km' | 'car_type'> & { price: number }

let site: DealerSite
let listings: readonly Listing[]
let byModel: ReadonlyMap<string, readonly Listing[]>

const modelOf = ({ make, model }: Listing) => `${make} ${model}`

beforeAll(async () => {
  site = await openDealerSite()
  await site.importText('', { source: createReadStream(FILE), full: true, dealershipId: site.north })
  const { rows } = await site.pool.query<Listing>(
    `SELECT make, model, badge, series, year, km, price, offer_price, price_type, car_type, status, coalesce(sold, false) AS sold
     FROM vehicles WHERE price IS NOT NULL AND car_type <> 'new' ORDER BY id`,
  )
  listings = rows
  const models = new Map<string, Listing[]>()
  for (const listing of rows) models.set(modelOf(listing), [...(models.get(modelOf(listing)) ?? []), listing])
  byModel = models
}, PATIENCE_MS)

afterAll(() => site.close())

/** The listings that the query of `comparableStock` finds, with the same bounds. */
function comparables(listing: Listing): readonly Listing[] {
  const query = comparableStock(listing)
  if (!query) return []
  const { year = {}, km = {} } = query.ranges
  const within = (value: number | null, { min = 0, max = Number.POSITIVE_INFINITY }) =>
    value !== null && value >= min && value <= max
  const ofModel = byModel.get(modelOf(listing)) ?? []
  return ofModel.filter(
    (other) =>
      other !== listing &&
      query.refinements.car_type?.includes(other.car_type) &&
      within(other.year, year) &&
      within(other.km, km),
  )
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const share = (part: number, whole: number) => part / whole

describe('the gauge for real Australian listings that are not new', () => {
  it(
    'covers most of them, has seven in ten prices within its range, and is never out of bounds [GAUGE-01, GAUGE-06…11]',
    () => {
      const gauges = listings.map((listing) => estimateGauge(listing, listing.price, comparables(listing)))
      const known = gauges.filter((gauge) => gauge !== null)
      expect(
        known.filter((gauge) => JSON.stringify(parsePriceGauge(gauge)) !== JSON.stringify(gauge)),
      ).toEqual([])
      const sure = known.filter(({ confidence }) => confidence > 0.2)
      expect(share(sure.length, listings.length)).toBeGreaterThan(0.65)
      const within = sure.filter(
        ({ listing_price: price, market_range_min: min, market_range_max: max }) =>
          price >= min && price <= max,
      )
      expect(share(within.length, sure.length)).toBeGreaterThan(0.68)
      expect(share(within.length, sure.length)).toBeLessThan(0.85)
      // Of the confident gauges, only those of vehicles dearer than their market are hidden.
      const shown = sure.filter((gauge) => shownGauge(gauge) !== null)
      const dear = sure.filter(({ listing_price: price, market_range_max: max }) => price > max)
      expect(shown.length).toBe(sure.length - dear.length)
      expect(share(dear.length, sure.length)).toBeLessThan(0.18)
      const great = shown.filter((gauge) => shownGauge(gauge)?.label === 'Great Deal')
      expect(share(great.length, shown.length)).toBeLessThan(0.5)
    },
    PATIENCE_MS,
  )

  it('is nearer to the price than all listings of the model are', () => {
    const sample = listings.filter((listing, index) => index % 7 === 0 && comparables(listing).length >= 6)
    const missBy = (stockOf: (listing: Listing) => readonly Listing[]) =>
      median(
        sample.map((listing) => {
          const gauge = estimateGauge(listing, listing.price, stockOf(listing))
          const middle = ((gauge?.market_range_min ?? 0) + (gauge?.market_range_max ?? 0)) / 2
          return Math.abs(middle - listing.price) / listing.price
        }),
      )
    const others = (listing: Listing) =>
      (byModel.get(modelOf(listing)) ?? []).filter((other) => other !== listing)
    expect(sample.length).toBeGreaterThan(1000)
    expect(missBy(comparables)).toBeLessThan(0.15)
    expect(missBy(comparables)).toBeLessThan(missBy(others) * 0.75)
  })

  it('has more confidence with many similar vehicles than with few', () => {
    const confidences = (least: number, most: number) =>
      listings.flatMap((listing) => {
        const stock = comparables(listing)
        const gauge =
          stock.length >= least && stock.length <= most ? estimateGauge(listing, listing.price, stock) : null
        return gauge ? [gauge.confidence] : []
      })
    expect(Math.max(...confidences(1, 3))).toBeLessThanOrEqual(0.2)
    expect(median(confidences(30, 1000))).toBeGreaterThan(median(confidences(4, 8)))
  })
})
