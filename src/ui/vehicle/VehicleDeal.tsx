import type { ReactNode } from 'react'
import type { Offer } from '@/domain/pricing/offer'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { WordSettings } from '@/domain/stock/vehicle-kind'
import { PriceBlock } from './PriceBlock'
import { SoldNotice } from './SoldNotice'

interface Props {
  vehicle: Vehicle
  settings: WordSettings
  offer: Offer
  /** Stands below the price. */
  gauge: ReactNode
}

/** The price with how it stands in the market, or that the vehicle is sold (VDP-20, VDP-21). */
export function VehicleDeal({ vehicle, settings, offer, gauge }: Props) {
  if (!offer.isForSale) return <SoldNotice vehicle={vehicle} settings={settings} />
  return (
    <div className="vehicle-deal">
      <PriceBlock offer={offer} />
      {gauge}
    </div>
  )
}
