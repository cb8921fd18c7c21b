import type { LiveWindow } from '../content/live-window'
import type { Picture } from '../content/picture'

/** BRAND-03. The record of a brand overrides what the list of makes says. */
export interface Manufacturer {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly logo: Picture | null
}

/** The model of an offer, with the address of its page. */
export interface OfferModel {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** Replaces the page of the model (OFFER-06). */
  readonly overrideUrl: string | null
}

/** A rate never stands without its comparison rate and the warning. Percent a year. */
export interface OfferRate {
  readonly rate: number
  readonly comparisonRate: number
  readonly warning: string
}

/** OFFER-04. Plain JSON. */
export interface Offer extends LiveWindow {
  readonly id: number
  readonly name: string
  /** As staff wrote it: plain text, paragraphs separated by empty lines. */
  readonly description: string
  /** The offer's terms. */
  readonly disclaimer: string
  /** Such as `Finance offer`. */
  readonly category: string
  readonly manufacturer: Manufacturer | null
  readonly model: OfferModel | null
  /** The offer's own picture. Without one, the model's. */
  readonly picture: Picture | null
  /** Whole dollars. */
  readonly price: number | null
  /** Such as `Drive away`. */
  readonly priceNote: string
  readonly rate: OfferRate | null
  /** Website ids (OFFER-05). */
  readonly excludedWebsiteIds: readonly string[]
}

/** What editors choose from. Shoppers see and filter by the label. */
export const offerCategories = [
  { value: 'finance', label: 'Finance offer' },
  { value: 'price', label: 'Price offer' },
  { value: 'new', label: 'New vehicle offer' },
  { value: 'used', label: 'Used vehicle offer' },
  { value: 'service', label: 'Service offer' },
  { value: 'parts', label: 'Parts and accessories offer' },
] as const
export type OfferCategory = (typeof offerCategories)[number]['value']
