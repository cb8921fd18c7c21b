import type { OfferFacet } from '@/domain/offers/filter-offers'
import { SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import { noOffers } from '@/domain/offers/offer-texts'
import type { ShownOffer } from '@/domain/offers/shown-offer'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { OfferCard } from './OfferCard'
import { OfferFilters } from './OfferFilters'

interface Props {
  offers: readonly ShownOffer[]
  facets: readonly OfferFacet[]
  heading: 'h2' | 'h3'
}

/** The offers with their filters, or the message of an empty search (OFFER-01, OFFER-02). */
export function OfferList({ offers, facets, heading }: Props) {
  return (
    <>
      <OfferFilters facets={facets} />
      {offers.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.id} className="flex">
              <OfferCard offer={offer} heading={heading} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="search"
          title={noOffers.title}
          actions={<ButtonLink link={{ label: noOffers.clear, href: SPECIAL_OFFERS }} />}
        >
          {noOffers.text}
        </EmptyState>
      )}
    </>
  )
}
