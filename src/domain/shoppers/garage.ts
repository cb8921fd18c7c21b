import type { StockHit } from '../stock/search/results/result'
import type { SavedSearch } from './alerts/search-alert'

/** A thing that a shopper sent or booked, with its own page if it has one. */
export interface GarageEntry {
  readonly key: string
  readonly title: string
  /** Such as the date, in the website's time zone. */
  readonly detail: string
  readonly href: string | null
}

/** What `/my-garage` shows. */
export interface Garage {
  readonly email: string
  readonly phone: string | null
  readonly hasPassword: boolean
  readonly watchlist: {
    readonly listed: readonly StockHit[]
    /** Sold, or no longer on the website. */
    readonly gone: readonly { readonly id: string; readonly name: string }[]
  }
  /** Whether mails about watched vehicles are stopped. */
  readonly isWatchStopped: boolean
  /** Null where the website has none. */
  readonly searches: readonly SavedSearch[] | null
  readonly enquiries: readonly GarageEntry[]
  readonly testDrives: readonly GarageEntry[]
  readonly offers: readonly GarageEntry[]
}
