import { landingSlug } from '@/domain/stock/search/landing/landing'
import type { Offer } from './offer'
import { offerFilterNames as names, type OfferFilterName, SPECIAL_OFFERS } from './offer-paths'

/** The filters of the offers page. Null allows anything. Values are slugs. */
export interface OfferFilter {
  readonly category: string | null
  readonly manufacturer: string | null
  readonly model: string | null
}

export const noFilter: OfferFilter = { category: null, manufacturer: null, model: null }

const slugOf = (offer: Filtered, name: OfferFilterName): string | null => {
  if (name === 'category') return landingSlug(offer.category)
  return (name === 'manufacturer' ? offer.manufacturer?.slug : offer.model?.slug) ?? null
}

const labelOf = (offer: Filtered, name: OfferFilterName): string =>
  (name === 'category' ? offer.category : offer[name]?.name) ?? ''

type Filtered = Pick<Offer, 'category' | 'manufacturer' | 'model'>

const LONGEST = 80

/** Reads `category=Finance offer` and `category=finance-offer` alike. An unknown value finds nothing (OFFER-02). */
export function parseOfferFilter(parameters: URLSearchParams): OfferFilter {
  const read = (name: OfferFilterName) =>
    landingSlug((parameters.get(name) ?? '').trim().slice(0, LONGEST)) || null
  return { category: read('category'), manufacturer: read('manufacturer'), model: read('model') }
}

export function offersPath(filter: Partial<OfferFilter>): string {
  const chosen = names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  return chosen.length > 0 ? `${SPECIAL_OFFERS}?${new URLSearchParams(chosen)}` : SPECIAL_OFFERS
}

export function filterOffers<Each extends Filtered>(offers: readonly Each[], filter: OfferFilter): Each[] {
  return offers.filter((offer) =>
    names.every((name) => filter[name] === null || slugOf(offer, name) === filter[name]),
  )
}

export interface OfferChoice {
  readonly label: string
  readonly href: string
  readonly count: number
  readonly chosen: boolean
}

export interface OfferFacet {
  readonly name: OfferFilterName
  readonly label: string
  readonly choices: readonly OfferChoice[]
}

const facetLabels = { category: 'Kind of offer', manufacturer: 'Brand', model: 'Model' } as const

/**
 * The filters with their values by name. Each value counts what the other filters leave. A chosen value links to the page
 * without it. A filter with one value is left out, unless that value is chosen.
 */
export function offerFacets(offers: readonly Filtered[], filter: OfferFilter): OfferFacet[] {
  return names.flatMap((name) => {
    const choices = choicesOf(filterOffers(offers, { ...filter, [name]: null }), name, filter)
    const isUseful = choices.length > 1 || choices.some(({ chosen }) => chosen)
    return isUseful ? [{ name, label: facetLabels[name], choices }] : []
  })
}

function choicesOf(offers: readonly Filtered[], name: OfferFilterName, filter: OfferFilter): OfferChoice[] {
  const values = new Map<string, { label: string; count: number }>()
  for (const offer of offers) {
    const value = slugOf(offer, name)
    if (!value) continue
    values.set(value, { label: labelOf(offer, name), count: (values.get(value)?.count ?? 0) + 1 })
  }
  return [...values]
    .map(([value, { label, count }]) => {
      const chosen = filter[name] === value
      return { label, count, chosen, href: offersPath({ ...filter, [name]: chosen ? null : value }) }
    })
    .sort((one, other) => one.label.localeCompare(other.label))
}
