import { ownValue } from '@/domain/records/own-value'
import type { Refinements, StockQuery } from '../query/stock-query'
import { plainReading, type TextReading, withReading } from '../understand/text-reading'

/** Kinds of vehicle by what they are sold under. */
type KindsByName = Readonly<Record<string, readonly string[]>>

/** The kinds of vehicle that a website sells, as categories, and which of them its makes, bodies and dealerships have. */
export interface SoldKinds {
  readonly all: readonly string[]
  readonly makes: KindsByName
  readonly bodies: KindsByName
  readonly dealerships: KindsByName
}

/**
 * The kinds of vehicle that filters can be of on a website: what it sells of the makes, bodies and dealerships that were chosen. It
 * does not depend on what a search found. None while nothing is known.
 */
export function kindsMeant(
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

/** The query with the kinds of vehicle that its text means, as if they had been chosen. */
export function withKindsRead(
  query: StockQuery,
  { refinements: { categories, item_type } }: Pick<TextReading, 'refinements'>,
): StockQuery {
  const refinements = { ...(categories && { categories }), ...(item_type && { item_type }) }
  return withReading(query, { ...plainReading(''), refinements })
}
