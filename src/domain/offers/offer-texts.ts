import { formatPercent } from '../finance/repayments/format-figures'
import { formatDollars } from '../money/money'
import type { Offer } from './offer'

/** OFFER-03. Characters. */
export const DESCRIPTION_LIMIT = 160
export const DISCLAIMER_LIMIT = 200

/** OFFER-02. */
export const noOffers = {
  title: 'No Results Available',
  text: 'There appears to be no offers currently available that meet the conditions of your search',
  clear: 'Clear Filters',
} as const

/** The description in one line and without markup: for search engines and link previews. OFFER-04 calls it sanitized_description. */
export function sanitizedDescription(description: string): string {
  return description
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export interface OfferFigures {
  /** Such as `$42,990`; the website's text if it shows no prices; null for an offer without a price. */
  readonly price: string | null
  readonly priceNote: string | null
  /** Such as `3.99% p.a.`. */
  readonly rate: string | null
  readonly comparisonRate: string | null
  /** Stands wherever a comparison rate does. */
  readonly warning: string | null
}

interface PriceSettings {
  readonly 'price.visible': boolean
  readonly 'price.noPriceText': string
}

/** The figures that an offer shows. A website that hides prices hides those of its offers too (PRICE-09). */
export function offerFigures(
  { price, priceNote, rate }: Pick<Offer, 'price' | 'priceNote' | 'rate'>,
  settings: PriceSettings,
): OfferFigures {
  const isVisible = settings['price.visible']
  const shown = isVisible && price !== null
  return {
    price: price === null ? null : isVisible ? formatDollars(price) : settings['price.noPriceText'],
    priceNote: shown && priceNote ? priceNote : null,
    rate: rate && `${formatPercent(rate.rate)} p.a.`,
    comparisonRate: rate && `${formatPercent(rate.comparisonRate)} p.a.`,
    warning: rate?.warning ?? null,
  }
}

/** `Ends 30 Nov 2026`, in the website's time zone. Null for an offer without an end. */
export function offerEnds(liveUntil: string | null | undefined, timeZone: string): string | null {
  const end = liveUntil ? Date.parse(liveUntil) : Number.NaN
  if (Number.isNaN(end)) return null
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  // The end is the first instant at which the offer is over: midnight is the end of the day before.
  return `Ends ${day.format(end - 1)}`
}
