import fc from 'fast-check'
import type { FacetAttribute } from '@/domain/stock/search/query/attributes'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import { sortKeys } from '@/domain/vehicle/sorts'
import { someWords } from './random-stock'

const choices: { readonly [A in FacetAttribute]: readonly string[] } = {
  badge: ['GT', 'Corrected', 'S', '50% off'],
  status: ['in_stock', 'sold', 'unheard_of'],
  car_type: ['used', 'demo', 'new'],
  categories: ['Cars', 'Trucks'],
  city: ['Perth', 'Hobart'],
  colour: ['White', 'Blue'],
  dealership_name: ['Dealership 11', 'Dealership 12'],
  filtered_features: ['Sunroof', 'Tow bar', '"quoted" \\ feature'],
  item_type: ['car', 'caravan'],
  location_name: ['Burswood', 'Dianella'],
  make: ['Kia', 'Škoda', "'; DROP TABLE vehicles; --"],
  make_model: ['Kia Rio'],
  model: ['Rio', 'X_1%'],
  price_range: ['0-10000', '500000+'],
  seats: ['5', '7'],
  sleeps: ['2', '4'],
  engine_range: ['0-250', '501-750', '1001+'],
  body: ['SUV', 'Ute'],
  drive: ['4x4'],
  fuel: ['Electric', 'Hybrid'],
  transmission: ['Manual'],
  state: ['WA'],
  tag: ['Runout sale', 'Test Drive Only'],
  weekly_price_range: ['50-100', '100-150', '500+'],
  year: ['2018', '2024'],
  certified: ['true', 'false'],
}

/** Two makes and a model are rarely chosen together by chance. */
const aboutMakes = fc.constantFrom<[string, string][]>(
  [],
  [],
  [
    ['refinementList[make][]', 'Kia'],
    ['refinementList[make][]', 'Škoda'],
    ['refinementList[model][]', 'Rio'],
  ],
)

const refinement = fc
  .constantFrom(...(Object.keys(choices) as FacetAttribute[]))
  .chain((attribute) =>
    fc.tuple(fc.constant(`refinementList[${attribute}][]`), fc.constantFrom(...choices[attribute])),
  )

const ranges: readonly [string, string][] = [
  ['range[price]', '10:20000'],
  ['range[price]', ':10'],
  ['range[km]', '1:'],
  ['range[year]', '2019:2020'],
  ['range[seats]', '3:'],
  ['range[body_length]', '13:18.5'],
  ['range[tare]', ':1560'],
  ['range[atm]', '2000:'],
  ['range[subscription_price]', ':200'],
  ['range[weekly_price]', '100:'],
  ['range[weekly_price]', '60:99.5'],
  ['range[created_at_timestamp]', '1773057600:1773057600'],
]

const bound = fc.constantFrom('', '0', '10', '11', '80', '199', '9990', '20000', '20001', '55000')

/** Searches that use prices in every way: ranges as a shopper narrows them, brackets and sort orders. */
export const randomPriceQuery = fc
  .record({
    range: fc.constantFrom('price', 'subscription_price', 'weekly_price'),
    ends: fc
      .tuple(bound, bound)
      .filter(([min, max]) => min === '' || max === '' || Number(min) <= Number(max)),
    bracket: fc.option(fc.constantFrom('price_range', 'weekly_price_range')),
    sort: fc.constantFrom('price:asc', 'price:desc', 'custom_rank:desc'),
  })
  .map(({ range, ends, bracket, sort }) => {
    const parameters = new URLSearchParams({ sortBy: sort, hitsPerPage: '100' })
    parameters.set(`range[${range}]`, ends.join(':'))
    if (bracket)
      parameters.set(`refinementList[${bracket}][]`, bracket === 'price_range' ? '0-10000' : '50-100')
    return parseStockQuery(parameters).query
  })

/** Searches as addresses write them, most with a few filters. */
export const randomQuery = fc
  .record({
    refinements: fc.array(refinement, { maxLength: 5 }),
    aboutMakes,
    ranges: fc.array(fc.constantFrom(...ranges), { maxLength: 2 }),
    text: fc.option(fc.constantFrom(...someWords), { freq: 2 }),
    sort: fc.option(fc.constantFrom(...sortKeys)),
    page: fc.constantFrom('1', '1', '2', '40'),
    hitsPerPage: fc.constantFrom('3', '10', '100'),
  })
  .map(({ refinements, aboutMakes, ranges, text, sort, page, hitsPerPage }) => {
    const parameters = new URLSearchParams([
      ...refinements,
      ...aboutMakes,
      ...new Map(ranges),
      ['page', page],
    ])
    parameters.set('hitsPerPage', hitsPerPage)
    if (text) parameters.set('query', text)
    if (sort) parameters.set('sortBy', sort)
    return parseStockQuery(parameters).query
  })

/** The options of a plan besides its query, most of them empty. */
export const randomOptions = fc.record({
  makes: fc.option(
    fc.constantFrom(
      [
        { name: 'Kia', models: ['Rio', 'CX-5'] },
        { name: 'Škoda', models: ['Kamiq'] },
      ],
      [
        { name: 'Kia', models: ['Kamiq'] },
        { name: 'Škoda', models: ['X_1%', 'Rio'] },
      ],
    ),
    { nil: undefined },
  ),
  identifier: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    fc.constantFrom('A100', 'B200', 'JTELU71JX00B20000', 'NOBODYS1'),
  ),
  /** The locations within the requested distance; undefined without one. */
  nearby: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.subarray(['Burswood', 'Rockingham', 'Dianella', 'Nowhere']),
  ),
  mostValues: fc.constantFrom(undefined, undefined, null, 1, 2, 4),
  without: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(String), { minLength: 1, maxLength: 9 }),
  ),
})
