import { DESCRIPTION_LIMIT, DISCLAIMER_LIMIT } from '@/domain/offers/offer-texts'
import type { ShownOffer } from '@/domain/offers/shown-offer'
import { FoldedWords } from '@/ui/primitives/text/FoldedWords'

const toggle = { more: 'View more', less: 'View less' }

/** The description and the terms, each folded after its first characters (OFFER-03). */
export function OfferTexts({ offer }: { offer: Pick<ShownOffer, 'description' | 'disclaimer'> }) {
  return (
    <>
      <FoldedWords paragraphs={offer.description} limit={DESCRIPTION_LIMIT} {...toggle} />
      {offer.disclaimer.length > 0 && (
        <div className="text-sm">
          <p className="mb-1 font-semibold text-ink-2">Terms</p>
          <FoldedWords paragraphs={offer.disclaimer} limit={DISCLAIMER_LIMIT} {...toggle} />
        </div>
      )}
    </>
  )
}
