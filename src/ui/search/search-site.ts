import type { Settings } from '@/domain/flags/catalogue'
import type { Template } from '@/domain/flags/templates'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import type { SortKey } from '@/domain/vehicle/sorts'
import type { CardSettings } from '@/ui/vehicle/card/card-settings'

/** What a website decides about its page of results: the same for every search. */
export interface SearchSite {
  readonly wording: Settings['site.vehicleWording']
  readonly layout: Pick<Template['layout'], 'filters' | 'searchBand' | 'resultCard' | 'resultColumns'>
  readonly cards: CardSettings
  readonly pricesVisible: boolean
  readonly usualSort: SortKey
  readonly hitsPerPage: number
  /** Where clearing the filters leads. */
  readonly clearPath: string
  readonly priceSlider: Settings['search.priceSlider']
  readonly quickPrices: Settings['search.moneyQuickOptions']
  /** Whether cards may show weekly figures. */
  readonly showsWeekly: boolean
  /** What landing pages are named after; which models are whose comes with each answer. */
  readonly names: Pick<LandingNames, 'bodies' | 'dealerships' | 'sold'> & {
    readonly makes: readonly string[]
  }
  /** Decides the places of promo tiles, for as long as the page is open (decision 53). */
  readonly seed: number
  /** The number of the event that a page of results is tracked by; null where nothing is tracked. */
  readonly trackedEvent: number | null
}
