import { ownValue } from '@/domain/records/own-value'
import type { Refinements, StockQuery } from '../query/stock-query'
import { plainReading, type TextReading, withReading } from '../understand/text-reading'

type KindsByName = Readonly<Record<string, readonly string[]>>

/** The kinds of vehicle (categories) that a website sells, in total and by make, body and dealership. */
export interface SoldKinds {
  readonly all: readonly string[]
  readonly makes: KindsByName
  readonly bodies: KindsByName
  readonly dealerships: KindsByName
}

/**
 * Returns the kinds of vehicle that the chosen makes, bodies and dealerships allow on a website, independent of the
 * search's results. Empty when the website's kinds are unknown.
 */
export function allowedKinds(
  { make, body, dealership_name: dealership, item_type: itemType }: Refinements,
  { sold }: { readonly sold?: SoldKinds },
): readonly string[] {
  if (!sold) return []
  const isOf = (kind: string, names: readonly string[] | undefined, kinds: KindsByName) =>
    !names || names.some((name) => ownValue(kinds, name)?.includes(kind))
  return sold.all.filter(
    (kind) =>
      isOf(kind, make, sold.makes) &&
      isOf(kind, body, sold.bodies) &&
      isOf(kind, dealership, sold.dealerships) &&
      !(itemType?.join() === 'car' && kind === 'Caravans'),
  )
}

/** Adds the kinds of vehicle from the search text to the query's filters. */
export function withKindsFromText(
  query: StockQuery,
  { refinements: { categories, item_type } }: Pick<TextReading, 'refinements'>,
): StockQuery {
  const refinements = { ...(categories && { categories }), ...(item_type && { item_type }) }
  return withReading(query, { ...plainReading(''), refinements })
}
