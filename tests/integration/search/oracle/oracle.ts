import type { Settings } from '@/domain/flags/catalogue'
import type { FacetAttribute, RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { StoredVehicle } from '../stored-stock'

/**
 * Search by the wording of the specification: it examines every vehicle for every query, and shares no code with
 * the planner and the engines that it verifies.
 */

export interface OracleSite {
  tenantId: number
  settings: Settings
  soldDaysOf: (dealershipId: number) => number
  now: Date
}

type Row = StoredVehicle & { id: number }

const isForSale = (row: Row) => !row.sold && ['in_stock', 'coming_soon'].includes(row.status)

/** A vehicle that is not for sale has no price of any kind (PRICE-08). */
const ifForSale = <T>(row: Row, value: T) => (isForSale(row) ? value : null)

/** The price on cards: the reduced price, else the price; each counts only above 10 (PRICE-02, PRICE-06). */
const shownPrice = (row: Row) =>
  ifForSale(row, [row.offer_price, row.price].find((amount) => amount !== null && amount > 10) ?? null)

interface LenderWords {
  interestRate?: unknown
  comparisonRate?: unknown
  paymentWeek?: unknown
  paymentMonth?: unknown
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= 100_000_000

/**
 * The whole dollars a week on the card: from the site's own lender, for vehicles that it finances (FIN-01…07,
 * FIN-36).
 */
function cardWeekly(row: Row, { settings, now }: OracleSite): number | null {
  const rule = settings['finance.eligibilityRule']
  const key = settings['finance.provider']
  const figures = (row.finance_lenders as Record<string, unknown> | null)?.[key] as
    | LenderWords
    | null
    | undefined
  if (key === 'none' || !isForSale(row) || !figures || figures.interestRate === null) return null
  if (!isAmount(figures.comparisonRate) || !isAmount(figures.paymentWeek)) return null
  const excluded = settings['finance.excludedManufacturers'].map((make) => make.toLowerCase())
  if (excluded.includes(row.make.toLowerCase())) return null
  if (settings['finance.excludedDealerships'].includes(row.dealership_slug)) return null
  if (rule !== 'B' && (shownPrice(row) ?? 0) <= settings['finance.priceThreshold']) return null
  if (rule === 'A' && (row.year ?? 0) <= now.getUTCFullYear() - 12) return null
  if (rule === 'D' && !isAmount(figures.paymentMonth)) return null
  return Math.ceil(figures.paymentWeek)
}

function weeklyBracket(weekly: number | null): string | null {
  if (weekly === null) return null
  const from = Math.floor(weekly / 50) * 50
  return weekly >= 500 ? '500+' : `${from}-${from + 50}`
}

/** The capacity band of a motorcycle's engine, which feeds write as `689`, `689 cc` or `1,254`. */
function engineBand({ categories, engine_size }: Row): string | null {
  const cc = Number.parseInt((engine_size ?? '').replaceAll(',', ''), 10)
  if (!categories?.includes('Motorcycles') || !(cc >= 10)) return null
  const top = [250, 500, 750, 1000].find((most) => cc <= most)
  return top === undefined ? '1001+' : `${top === 250 ? 0 : top - 249}-${top}`
}

const corrected = (correction: string | null, value: string | null) => correction || value

const facetValues: Record<
  FacetAttribute,
  (row: Row, site: OracleSite) => readonly (string | number | boolean | null)[]
> = {
  badge: (row) => [corrected(row.staff_badge, row.badge)],
  status: (row) => [row.status],
  car_type: (row) => [row.car_type],
  categories: (row) => row.categories ?? [],
  city: (row) => [row.city],
  colour: (row) => [corrected(row.staff_colour, row.colour)],
  dealership_name: (row) => [row.dealership_name],
  filtered_features: (row) => row.filtered_features ?? [],
  item_type: (row) => [row.item_type],
  location_name: (row) => [row.location_name],
  make: (row) => [row.make],
  make_model: (row) => [row.make_model],
  model: (row) => [row.model],
  price_range: (row) => [ifForSale(row, row.price_range)],
  seats: (row) => [row.seats],
  sleeps: (row) => [row.specifications_sleeps],
  engine_range: (row) => [engineBand(row)],
  body: (row) => [row.simple_body],
  drive: (row) => [row.simple_drive],
  fuel: (row) => [row.simple_fuel],
  transmission: (row) => [row.simple_transmission],
  state: (row) => [row.state],
  tag: (row) => [corrected(row.staff_tag, row.tag)],
  weekly_price_range: (row, site) => [weeklyBracket(cardWeekly(row, site))],
  year: (row) => [row.year],
  certified: (row) => [row.certified ?? false],
}

const rangeValues: Record<RangeAttribute, (row: Row, site: OracleSite) => number | null> = {
  price: shownPrice,
  subscription_price: (row) => ifForSale(row, row.subscription_price),
  weekly_price: cardWeekly,
  km: (row) => row.km,
  year: (row) => row.year,
  seats: (row) => row.seats,
  body_length: (row) => row.specifications_body_length,
  tare: (row) => row.specifications_tare_weight,
  atm: (row) => row.specifications_aggregate_trailer_mass,
  created_at_timestamp: (row) => Math.floor(Date.parse(row.created_at) / 1000),
}

/** A facet's counts ignore its own selection. With a chosen make and model, other makes stay available too. */
const countedDespite = (facet: string, { make }: StockQuery['refinements']) =>
  facet === 'make' && make ? ['make', 'model'] : [facet]

const ofPrice = ['price', 'price_range', 'weekly_price', 'weekly_price_range', 'subscription_price']
const ofWeekly = ['weekly_price', 'weekly_price_range']

const used = (row: Row) => row.car_type === 'used'
const fresh = (row: Row) => row.car_type === 'new'
const demo = (row: Row) => row.car_type === 'demo'
const inStock = (row: Row) => row.status === 'in_stock'
const priced = (row: Row) => shownPrice(row) !== null

/** The fifteen presets, in the order of the setting. */
const presets: readonly ((row: Row) => boolean)[] = [
  () => true,
  used,
  fresh,
  demo,
  (row) => fresh(row) || demo(row),
  (row) => used(row) || demo(row),
  inStock,
  (row) => used(row) && inStock(row),
  (row) => fresh(row) && inStock(row),
  (row) => demo(row) && inStock(row),
  (row) => (fresh(row) || demo(row)) && inStock(row),
  (row) => (used(row) || demo(row)) && inStock(row),
  priced,
  (row) => used(row) && inStock(row) && priced(row),
  (row) => used(row) && row.certified === true,
]

function isListed(row: Row, site: OracleSite): boolean {
  if (row.tenant_id !== site.tenantId || !row.show_on_dealer_website || row.staff_hidden) return false
  if (!presets[site.settings['search.preset']]?.(row)) return false
  if (row.status !== 'sold') return true
  const days = site.soldDaysOf(row.dealership_id)
  const soldAt = row.sold_date_timestamp
  return days > 0 && soldAt !== null && site.now.getTime() / 1000 - soldAt <= days * 86_400
}

function hasWords(row: Row, text: string): boolean {
  const plain = (each: string) => each.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = [
    corrected(row.staff_name, row.name),
    row.make,
    row.model,
    row.model.replace(/[- ]/g, ''),
    ...[corrected(row.staff_badge, row.badge), row.series, corrected(row.staff_colour, row.colour)],
    ...[row.simple_body, row.stocknum, row.vin, row.regplate],
  ]
  const stored = parts.flatMap((part) => plain(part ?? '').split(/[^a-z0-9]+/))
  const words = plain(text).split(/[^a-z0-9]+/)
  return words.every((word) => stored.some((each) => each.startsWith(word)))
}

function isIdentified(row: Row, identifier: string): boolean {
  const bare = (text: string | null) => text?.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return [row.stocknum, row.vin, row.regplate].some((each) => bare(each) === identifier)
}

function meets(
  row: Row,
  query: StockQuery,
  attribute: FacetAttribute | RangeAttribute,
  site: OracleSite,
): boolean {
  const chosen = query.refinements[attribute as FacetAttribute]
  if (
    chosen &&
    !facetValues[attribute as FacetAttribute](row, site).some((value) => chosen.includes(String(value)))
  ) {
    return false
  }
  const bounds = query.ranges[attribute as RangeAttribute]
  if (!bounds) return true
  const value = rangeValues[attribute as RangeAttribute](row, site)
  return value !== null && value >= (bounds.min ?? -Infinity) && value <= (bounds.max ?? Infinity)
}

/**
 * True for a chosen make without a chosen model, while another chosen make has one: that model filters only its
 * own make.
 */
function isLeftWhole(
  row: Row,
  { refinements: { make = [], model = [] } }: StockQuery,
  makes: NonNullable<OracleOptions['makes']>,
): boolean {
  const hasChosenModel = (name: string) =>
    makes.some((each) => each.name === name && each.models.some((one) => model.includes(one)))
  return make.includes(row.make) && make.some(hasChosenModel) && !hasChosenModel(row.make)
}

function ordered(
  rows: readonly Row[],
  site: OracleSite,
  sort: string,
  nearby: readonly string[],
): readonly Row[] {
  const [by = '', direction] = sort.split(':')
  const read = (row: Row): number | null => {
    if (by === 'created_at_timestamp') return Date.parse(row.created_at)
    if (by === 'price') return shownPrice(row)
    if (by === 'distance') return row.custom_rank && -row.custom_rank
    return row[by as 'year' | 'km' | 'custom_rank']
  }
  const preferred = site.settings['search.preferredLocations']
  const first = by === 'distance' ? nearby : by === 'custom_rank' ? preferred : []
  const place = (row: Row) => {
    const index = first.indexOf(row.location_name ?? '')
    return index === -1 ? first.length : index
  }
  const lastWhenNull = (one: number | null, other: number | null, sign: number) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : sign * (one - other)
  return [...rows].sort(
    (one, other) =>
      place(one) - place(other) ||
      lastWhenNull(read(one), read(other), direction === 'asc' ? 1 : -1) ||
      lastWhenNull(one.custom_rank, other.custom_rank, -1) ||
      other.id - one.id,
  )
}

/** Only vehicles for sale on sites that show prices have prices (PRICE-08, PRICE-09). */
function pricesOf(row: Row, site: OracleSite) {
  const isShown = site.settings['price.visible'] && isForSale(row)
  const { price, before_price, offer_price, subscription_price } = row
  const prices = [price, before_price, offer_price, subscription_price, cardWeekly(row, site)]
  return isShown ? prices : prices.map(() => null)
}

/** The parts of a search besides its query. */
export interface OracleOptions {
  identifier: string | null
  without: readonly string[]
  /** The locations within the requested distance. */
  nearby?: readonly string[] | undefined
  makes?: readonly { name: string; models: readonly string[] }[] | undefined
  /** The maximum number of values in a facet; null or undefined lists all. */
  mostValues?: number | null | undefined
}

/** The page's ids, its prices and which vehicles have one, the count, and the facets as `value → count`. */
export function oracleSearch(
  rows: readonly Row[],
  site: OracleSite,
  query: StockQuery,
  { identifier, without, nearby, makes = [], mostValues = null }: OracleOptions = {
    identifier: null,
    without: [],
  },
) {
  const visible = site.settings['price.visible']
  const tellsWeekly = site.settings['finance.provider'] !== 'none'
  const isShown = (attribute: string) =>
    (visible || !ofPrice.includes(attribute)) && (tellsWeekly || !ofWeekly.includes(attribute))
  const requested = query.sort ?? 'custom_rank:desc'
  const wanted = requested === 'distance:asc' && !nearby ? 'custom_rank:desc' : requested
  const sort = wanted.startsWith('price') && !visible ? 'custom_rank:desc' : wanted
  const narrowing = [...new Set([...Object.keys(query.refinements), ...Object.keys(query.ranges)])].filter(
    isShown,
  ) as FacetAttribute[]
  const listed = rows.filter(
    (row) =>
      isListed(row, site) &&
      (query.text === '' || hasWords(row, query.text)) &&
      (identifier === null || isIdentified(row, identifier)) &&
      !without.includes(String(row.id)) &&
      (!nearby || nearby.includes(row.location_name ?? '')) &&
      !(sort === 'price:asc' && site.settings['search.cheapestNeedsPrice'] && shownPrice(row) === null),
  )
  const matching = (...except: string[]) =>
    listed.filter((row) =>
      narrowing.every(
        (each) =>
          except.includes(each) ||
          meets(row, query, each, site) ||
          (each === 'model' && isLeftWhole(row, query, makes)),
      ),
    )
  const size = query.hitsPerPage ?? 21
  const found = ordered(matching(), site, sort, nearby ?? [])
  const page = found.slice((query.page - 1) * size, query.page * size)
  const facets = Object.entries(facetValues)
    .filter(([attribute]) => isShown(attribute))
    .map(([attribute, valuesOf]) => [
      attribute,
      mostOf(
        countValues(
          matching(...countedDespite(attribute, query.refinements)).flatMap((row) => valuesOf(row, site)),
        ),
        mostValues,
        query.refinements[attribute as FacetAttribute] ?? [],
      ),
    ])
  return {
    ids: page.map(({ id }) => String(id)),
    prices: page.map((row) => pricesOf(row, site)),
    arePriced: page.map((row) => shownPrice(row) !== null),
    count: found.length,
    pages: Math.ceil(found.length / size),
    facets: Object.fromEntries(facets),
  }
}

/** The most frequent values up to the limit, with values of equal count kept together, and the chosen values. */
function mostOf(counts: Record<string, number>, most: number | null, chosen: readonly string[]) {
  const values = Object.entries(counts)
  if (most === null || values.length <= most) return counts
  const isListed = ([value, count]: [string, number]) =>
    chosen.includes(value) || values.filter(([, other]) => other >= count).length <= most
  return Object.fromEntries(values.filter(isListed))
}

function countValues(values: readonly (string | number | boolean | null)[]): Record<string, number> {
  const counts: Record<string, number> = Object.create(null)
  for (const value of values) {
    if (value !== null && value !== '') counts[String(value)] = (counts[String(value)] ?? 0) + 1
  }
  return counts
}
