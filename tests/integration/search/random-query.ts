import fc from 'fast-check'
import type { FacetAttribute } from '@/domain/stock/search/attributes'
import { parseStockQuery } from '@/domain/stock/search/parse-stock-query'
import { sortKeys } from '@/domain/stock/search/sorts'
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
  body: ['SUV', 'Ute'],
  drive: ['4x4'],
  fuel: ['Electric', 'Hybrid'],
  transmission: ['Manual'],
  state: ['WA'],
  tag: ['Runout sale', 'Test Drive Only'],
  weekly_price_range: ['50-100'],
  year: ['2018', '2024'],
  certified: ['true', 'false'],
}

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
  ['range[subscription_price]', ':200'],
  ['range[weekly_price]', '100:'],
  ['range[created_at_timestamp]', '1773057600:1773057600'],
]

/** Searches as addresses spell them, most with a few filters. */
export const randomQuery = fc
  .record({
    refinements: fc.array(refinement, { maxLength: 5 }),
    ranges: fc.array(fc.constantFrom(...ranges), { maxLength: 2 }),
    text: fc.option(fc.constantFrom(...someWords), { freq: 2 }),
    sort: fc.option(fc.constantFrom(...sortKeys)),
    page: fc.constantFrom('1', '1', '2', '40'),
    hitsPerPage: fc.constantFrom('3', '10', '100'),
  })
  .map(({ refinements, ranges, text, sort, page, hitsPerPage }) => {
    const parameters = new URLSearchParams([...refinements, ...new Map(ranges), ['page', page]])
    parameters.set('hitsPerPage', hitsPerPage)
    if (text) parameters.set('query', text)
    if (sort) parameters.set('sortBy', sort)
    return parseStockQuery(parameters).query
  })
