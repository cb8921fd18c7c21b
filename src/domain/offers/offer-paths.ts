import { isSafeHref } from '../url/link'
import type { Offer, OfferModel } from './offer'

/** ROUTE-31. */
export const SPECIAL_OFFERS = '/special-offers'

/** Where `src/proxy.ts` sends `/special-offers` with a query: a page per request. The page without one is cached. */
export const FILTERED_OFFERS = '/offers'

/** Other parameters, such as those of a campaign, do not change the page. */
export const offerFilterNames = ['category', 'manufacturer', 'model'] as const
export type OfferFilterName = (typeof offerFilterNames)[number]

export const hasOfferFilter = (parameters: URLSearchParams): boolean =>
  offerFilterNames.some((name) => parameters.has(name))

/** ROUTE-32. */
export function offerPath({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string {
  return manufacturer ? `/offers/${manufacturer.slug}/${id}` : `/offers/${id}`
}

/** The page of a model, or the address that staff set instead (OFFER-06, ROUTE-33). */
export function modelPath({ slug, overrideUrl }: Pick<OfferModel, 'slug' | 'overrideUrl'>): string {
  return overrideUrl && isSafeHref(overrideUrl) ? overrideUrl : `/${slug}`
}

/** What `/offers/…` asks for. */
export interface AskedOffer {
  readonly id: number
  /** A manufacturer's slug; null for an address without one. */
  readonly manufacturer: string | null
}

const ID = /^[1-9]\d{0,8}$/

/** Parses the segments after `/offers`. Null for anything but `{offerId}` and `{manufacturer}/{offerId}`. */
export function parseOfferPath(segments: readonly string[]): AskedOffer | null {
  const id = segments.at(-1) ?? ''
  if (segments.length > 2 || !ID.test(id)) return null
  return { id: Number(id), manufacturer: segments.length === 2 ? (segments[0] ?? null) : null }
}

/** Both addresses of an offer open it. A wrong manufacturer does not, so that an offer has two addresses and not any number. */
export function isAskedFor(
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
  asked: AskedOffer,
): boolean {
  return id === asked.id && (asked.manufacturer === null || asked.manufacturer === manufacturer?.slug)
}
