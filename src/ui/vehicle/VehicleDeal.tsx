import { similarSearch } from '@/domain/stock/similar/similar-search'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { PriceFigures } from './price/PriceFigures'

const figures =
  '*:flex *:flex-col *:gap-2 [&_.below-market]:py-1 [&_.below-market]:pr-3 [&_.below-market]:pl-2 [&_.below-market]:text-[0.9375rem] [&_.price-other]:mt-1 [&_.price-other]:-mb-2 [&_.price-other]:text-[0.875rem] [&_.weekly-line]:text-base/6'

const places = {
  above: {
    deal: 'max-lg:order-1 max-lg:col-[full] lg:shrink-0 lg:*:items-end lg:*:text-right lg:[&_.below-market]:self-end lg:[&_.weekly-line>:last-child]:pr-0',
    /** It spans the page, with its action on the right. */
    sold: 'flex-[1_0_100%] max-lg:order-1 max-lg:col-[full] max-lg:min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-8 lg:gap-y-1 lg:*:last:[grid-area:1/2/span_3]',
  },
  /** Fits the weekly figure and its comparison rate on one line of a narrow column. */
  beside: { deal: 'max-lg:-order-1 lg:[&_.weekly-line]:text-[0.9375rem]', sold: '' },
}

/** The price, or a notice that the vehicle is sold with a link to others (VDP-20…22). */
export function VehicleDeal({ vehicle, texts, offer, layout }: VehiclePage) {
  const place = places[layout.headline]
  if (offer.isForSale) {
    return (
      <div className={`min-w-0 empty:hidden ${figures} ${place.deal}`}>
        <PriceFigures price={offer.price} weekly={offer.weekly} below={offer.below} place="page" />
      </div>
    )
  }
  const word = texts.word.toLowerCase()
  return (
    <div
      className={`sold-notice flex flex-col items-start gap-3 rounded-card bg-surface-2 p-5 ${place.sold}`}
    >
      <p className="text-lg font-semibold leading-snug">Unfortunately this {word} recently sold.</p>
      <p className="text-ink-2">But don't worry, we can help you find a similar {word}!</p>
      <p className="text-ink-2">Like this and want something similar?</p>
      <ButtonLink link={{ label: 'Find Me Something Similar', href: similarSearch(vehicle) }} />
    </div>
  )
}
