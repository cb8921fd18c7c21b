import type { ReactNode } from 'react'
import type { Offer } from '@/domain/pricing/offer'
import type { Vehicle } from '@/domain/stock/vehicle'
import { PriceBlock } from './PriceBlock'
import { SoldNotice } from './SoldNotice'

interface Props {
  vehicle: Vehicle
  wording: 'Car' | 'Motorcycle'
  offer: Offer
  /** Stands below the price. */
  gauge: ReactNode
}

/** The price with how it stands in the market, or that the vehicle is sold (VDP-20, VDP-21). */
export function VehicleDeal({ vehicle, wording, offer, gauge }: Props) {
  if (!offer.isForSale) return <SoldNotice vehicle={vehicle} wording={wording} />
  return (
    <div className="vehicle-deal">
      <PriceBlock offer={offer} />
      {gauge}
    </div>
  )
}
