import type { ReactNode } from 'react'
import type { Settings } from '@/domain/flags/catalogue'
import type { FacetAttribute } from '@/domain/stock/search/attributes'
import type { LandingNames } from '@/domain/stock/search/landing'
import type { Facets } from '@/domain/stock/search/result'
import type { ShownFacet } from '@/domain/stock/search/shown-facets'
import type { StockQuery } from '@/domain/stock/search/stock-query'
import type { UnderstoodText } from '@/domain/stock/search/understand/understand-text'

/** One filter of the panel. */
export interface FilterBlock {
  readonly key: string
  readonly label: string
  /** Whether it narrows the search. */
  readonly isChosen: boolean
  readonly content: ReactNode
}

/** What filters are made from. */
export interface FilterBlocksInput {
  query: StockQuery
  /** What the query's text was understood as. */
  reading?: Pick<UnderstoodText, 'parts'>
  facets: Facets
  /** Kilometres from the postcode that was asked for, by location. */
  distances?: Readonly<Record<string, number>>
  settings: Pick<
    Settings,
    'price.visible' | 'price.offersSubscription' | 'search.priceSlider' | 'search.moneyQuickOptions'
  >
  /** Whether cards tell what a vehicle costs a week. */
  tellsWeekly: boolean
  makes: LandingNames['makes']
  hrefOf: (query: StockQuery) => string
}

/** The facet of an attribute, when it is on offer. */
export type FacetNamed = (attribute: FacetAttribute) => ShownFacet | undefined

/** Makes one filter, or null where it would narrow nothing. */
export type BlockMaker = (input: FilterBlocksInput, named: FacetNamed) => Omit<FilterBlock, 'key'> | null
