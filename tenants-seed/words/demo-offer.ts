import type { BrandKind } from '@/domain/brands/brand'
import type { OfferCategory } from '@/domain/offers/offer'

/** A model with a page of its own. `photo` is a photograph of the stock, such as `kia-sportage-suv/blue-front-left`. */
export interface DemoModel {
  readonly slug: string
  readonly name: string
  readonly intro: string
  readonly photo: string
  readonly alt: string
}

/** A brand of a demo website (BRAND-01, BRAND-02). */
export interface DemoBrand {
  readonly slug: string
  readonly title: string
  readonly kind: BrandKind
  readonly make?: string
  readonly description: string
  /** One of the website's pictures. */
  readonly banner?: string
  readonly models?: readonly DemoModel[]
}

/** A current offer of a demo website (OFFER-04). Brands and models by slug. */
export interface DemoOffer {
  readonly name: string
  readonly description: string
  readonly terms: string
  readonly category: OfferCategory
  readonly brand?: string
  readonly model?: string
  /** One of the website's pictures; the model's without it. */
  readonly picture?: string
  readonly price?: number
  readonly priceNote?: string
  readonly rate?: readonly [rate: number, comparisonRate: number]
  /** Days from the day of planting to its start and end; null for no end (decision 54). */
  readonly days: readonly [start: number, end: number | null]
}
