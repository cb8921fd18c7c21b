import type { Picture } from '../content/picture'
import { locationTimeZone } from '../locations/hours/time-zone'
import { paragraphsOf } from '../text/paragraphs'
import type { Link } from '../url/link'
import type { OfferFacet } from './filter-offers'
import type { Offer } from './offer'
import { modelPath, offerPath } from './offer-paths'
import { type OfferFigures, offerEnds, offerFigures } from './offer-texts'

/** An offer as its card and its page show it. */
export interface ShownOffer {
  readonly id: number
  readonly name: string
  readonly href: string
  readonly category: string
  readonly description: readonly string[]
  readonly disclaimer: readonly string[]
  readonly figures: OfferFigures
  readonly ends: string | null
  readonly picture: Picture | null
  readonly model: Link | null
}

/** What a block of offers shows. */
export interface LoadedOffers {
  readonly offers: readonly ShownOffer[]
  readonly facets: readonly OfferFacet[]
}

interface Website {
  readonly settings: Parameters<typeof offerFigures>[1]
  readonly address: { readonly state: string | null }
}

export function showOffer(offer: Offer, { settings, address }: Website): ShownOffer {
  const { id, name, category, picture, model, manufacturer } = offer
  return {
    id,
    name,
    href: offerPath(offer),
    category,
    description: paragraphsOf(offer.description),
    disclaimer: paragraphsOf(offer.disclaimer),
    figures: offerFigures(offer, settings),
    ends: offerEnds(offer.liveUntil, locationTimeZone({ zone: null, state: address.state })),
    picture,
    model: model && {
      label: `Explore ${[manufacturer?.name, model.name].filter(Boolean).join(' ')}`,
      href: modelPath(model),
    },
  }
}
