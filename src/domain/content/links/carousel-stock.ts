import type { CardOptions } from '@/domain/stock/card-options'
import { landingSlug, stockPaths } from '@/domain/stock/search/landing/landing'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { emptyQuery, type Refinements } from '@/domain/stock/search/query/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/query/stock-query-url'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { CountedName, StockChoices } from '@/domain/stock/stock-choices'
import type { CarType } from '@/domain/vehicle/vehicle'
import { landingPath } from './stock-links'

/** An empty field allows anything. */
export interface CarouselChoice {
  carType?: CarType | null
  make?: string | null
  model?: string | null
  body?: string | null
  tag?: string | null
  /** Its name, as in the stock. */
  dealershipName?: string | null
}

/** What a row of stock shows. */
export interface CarouselStock {
  readonly vehicles: readonly StockHit[]
  /** The search page with all of that stock. */
  readonly allHref: string
  readonly card: CardOptions
}

function asInStock(wanted: string | null | undefined, names: readonly CountedName[]): string | undefined {
  if (!wanted) return undefined
  return names.find(({ name }) => landingSlug(name) === landingSlug(wanted))?.name ?? wanted
}

/** Makes, models and bodies match regardless of case. */
export function carouselRefinements(choice: CarouselChoice, choices: StockChoices): Refinements {
  const make = asInStock(choice.make, choices.makes)
  const ofMake = choices.models.filter((known) => make === undefined || known.make === make)
  const model = asInStock(
    choice.model,
    ofMake.map((known) => ({ name: known.model, count: known.count })),
  )
  const body = asInStock(choice.body, choices.bodies)
  return {
    ...(choice.carType && { car_type: [choice.carType] }),
    ...(make && { make: [make] }),
    ...(model && { model: [model] }),
    ...(body && { body: [body] }),
    ...(choice.tag && { tag: [choice.tag] }),
    ...(choice.dealershipName && { dealership_name: [choice.dealershipName] }),
  }
}

/** A single filter, or a make with its model, has a landing page. Other combinations use the search with all filters. */
export function carouselPath(refinements: Refinements): string {
  const [only, ...others] = Object.entries(refinements) as [keyof Refinements, readonly string[]][]
  if (!only) return SEARCH_PATH
  const [attribute, [value = '']] = only
  const { make, model, ...rest } = refinements
  if (make?.[0] && model?.[0] && Object.keys(rest).length === 0) return landingPath(make[0], model[0])
  if (others.length > 0) return stockQueryToUrl({ ...emptyQuery, refinements })
  if (attribute === 'tag' || attribute === 'dealership_name')
    return stockQueryToUrl({ ...emptyQuery, refinements })
  if (attribute !== 'car_type') return landingPath(value)
  const kind = Object.entries(stockPaths).find(
    ([, carTypes]) => carTypes.length === 1 && carTypes[0] === value,
  )
  return kind ? `${SEARCH_PATH}/${kind[0]}` : SEARCH_PATH
}
