import type { Template } from '@/domain/flags/templates'
import type { CardOptions } from '@/domain/stock/card-options'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import type { SortKey } from '@/domain/vehicle/sorts'

/** The website's configuration of its results page, the same for every search. */
export interface SearchSite {
  readonly wording: 'Car' | 'Motorcycle'
  readonly layout: Pick<Template['layout'], 'filters' | 'searchBand' | 'resultCard' | 'resultColumns'>
  readonly cards: CardOptions
  readonly pricesVisible: boolean
  readonly usualSort: SortKey
  readonly hitsPerPage: number
  readonly clearPath: string
  readonly priceSlider: { readonly min: number; readonly max: number }
  readonly quickPrices: readonly number[]
  readonly showsWeekly: boolean
  /** Whether shoppers can save searches to an account. */
  readonly savesSearches: boolean
  /** The names that landing page paths use. Each answer adds the models of its makes. */
  readonly names: Pick<LandingNames, 'bodies' | 'dealerships' | 'sold'> & {
    readonly makes: readonly string[]
  }
  /** Fixes the places of promo tiles while the page is open (decision 53). */
  readonly seed: number
  /** The tracking event of a results page; null where nothing is tracked. */
  readonly trackedEvent: number | null
}
