import { similarSearch } from '@/domain/stock/similar/similar-search'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { PriceFigures } from './price/PriceFigures'
import type { VehiclePage } from './vehicle-page'

/** The price, or a notice that the vehicle is sold with a link to others (VDP-20…22). */
export function VehicleDeal({ vehicle, texts, offer }: VehiclePage) {
  if (offer.isForSale) {
    return (
      <div className="vehicle-deal">
        <PriceFigures price={offer.price} weekly={offer.weekly} below={offer.below} place="page" />
      </div>
    )
  }
  const word = texts.word.toLowerCase()
  return (
    <div className="sold-notice">
      <p className="text-lg font-semibold leading-snug">Unfortunately this {word} recently sold.</p>
      <p className="text-ink-2">But don't worry, we can help you find a similar {word}!</p>
      <p className="text-ink-2">Like this and want something similar?</p>
      <ButtonLink link={{ label: 'Find Me Something Similar', href: similarSearch(vehicle) }} />
    </div>
  )
}
