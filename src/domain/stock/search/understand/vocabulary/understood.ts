import type { Near } from '@/domain/stock/search/query/near'
import type { Ranges, Refinements } from '@/domain/stock/search/query/stock-query'
import type { SortKey } from '@/domain/vehicle/sorts'

/** What a phrase means. */
export interface Understood {
  /** For a chip: `Toyota`, `Under $40,000`, `7 seats`. Empty for what is left out without a filter. */
  readonly label: string
  readonly refinements?: Refinements
  readonly ranges?: Ranges
  readonly near?: Near
  readonly sort?: SortKey
  /** What is said of money that is left out because the website shows no prices. */
  readonly isUnpriced?: true
}

/** A meaning with what it must not be mistaken for. Without a filter it only keeps its phrase from meaning anything else. */
export interface Concept extends Understood {
  /**
   * A phrase that means things of several kinds stays words, unless one of them is a word of the trade. A `part` is of the
   * names of features, a `city` one where no stock is.
   */
  readonly kind: 'make' | 'model' | 'trade' | 'badge' | 'colour' | 'place' | 'feature' | 'city' | 'part'
}

/** What decides which phrases are understood, beside the vocabulary. */
export interface UnderstandOptions {
  /** False: amounts of money are left out, so that asking reveals no price (PRICE-09). */
  readonly pricesVisible: boolean
  /** Whether cards tell what a vehicle costs a week. */
  readonly weeklyVisible: boolean
  /** Whether there is such a postcode. */
  readonly knowsPostcode: (postcode: string) => boolean
}
