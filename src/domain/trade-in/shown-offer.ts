import type { OfferState } from './offer'

/** What an offer's own page shows. Plain JSON. */
export interface ShownOffer {
  readonly state: OfferState
  /** `2019 Kia Sportage GT-Line` */
  readonly vehicle: string
  readonly km: number
  readonly figures: { readonly low: number; readonly high: number; readonly offer: number } | null
  readonly reasons: readonly string[]
  /** Such as `Comparable stock`, or the name of a service. */
  readonly provider: string | null
  /** `5 Nov 2026` */
  readonly validUntil: string | null
  readonly acceptedOn: string | null
  /** TRADE-06 */
  readonly warning: string | null
  /** The vehicle that the shopper wants. */
  readonly wanted: { readonly name: string; readonly path: string } | null
  /** The number to call. */
  readonly phone: string | null
  readonly dealer: string
}
