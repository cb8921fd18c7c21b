import type { Near } from '@/domain/stock/search/query/near'
import type { Ranges, Refinements } from '@/domain/stock/search/query/stock-query'
import type { SortKey } from '@/domain/vehicle/sorts'

export interface Understood {
  /** For a filter chip: `Toyota`, `Under $40,000`, `7 seats`. Empty when the phrase is dropped without a filter. */
  readonly label: string
  readonly refinements?: Refinements
  readonly ranges?: Ranges
  readonly near?: Near
  readonly sort?: SortKey
  /** Set when an amount of money is dropped because the website hides prices. */
  readonly isUnpriced?: true
}

/** A meaning with its kind. Without a filter, it only prevents its phrase from meaning anything else. */
export interface Concept extends Understood {
  /**
   * A phrase with meanings of several kinds stays words, unless one of them is a trade word. A `part` is part of a
   * feature's name. A `city` has no stock.
   */
  readonly kind: 'make' | 'model' | 'trade' | 'badge' | 'colour' | 'place' | 'feature' | 'city' | 'part'
}

export interface UnderstandOptions {
  /** When false, amounts of money are dropped, so that a search cannot reveal a price (PRICE-09). */
  readonly pricesVisible: boolean
  readonly weeklyVisible: boolean
  readonly knowsPostcode: (postcode: string) => boolean
}
