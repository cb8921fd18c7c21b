import { SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import type { LoadedOffers } from '@/domain/offers/shown-offer'
import type { OffersBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { OfferList } from '@/ui/offers/OfferList'
import { Icon } from '@/ui/primitives/Icon'

interface Props extends LoadedOffers {
  block: Pick<OffersBlock, 'heading' | 'show_filters'>
}

/** Renders nothing without offers, unless it is a list with filters (OFFER-02). */
export function OffersView({ block, offers, facets }: Props) {
  const hasFilters = block.show_filters ?? false
  if (offers.length === 0 && !hasFilters) return null
  return (
    <BlockSection heading={block.heading} headingClass="mb-8">
      <OfferList offers={offers} facets={facets} heading={block.heading ? 'h3' : 'h2'} />
      {!hasFilters && (
        <p className="mt-6">
          <a
            href={SPECIAL_OFFERS}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
          >
            See all offers
            <Icon name="arrow" />
          </a>
        </p>
      )}
    </BlockSection>
  )
}
