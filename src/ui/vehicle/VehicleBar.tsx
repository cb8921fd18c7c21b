import { financeLead } from '@/domain/pricing/finance-lead'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { tradeInPath } from '@/domain/trade-in/trade-in-path'
import { vehiclePhotos } from '@/domain/vehicle/photos/photos'
import { vehicleDetails } from '@/domain/vehicle/vehicle-details'
import SummaryBar from './summary-bar.island'

/**
 * A bar with the vehicle, its price and two actions. It is visible once the page is scrolled past them
 * (VDP-11).
 */
export function VehicleBar({ vehicle, gallery, offer, actions, finance }: VehiclePage) {
  const details = vehicleDetails(vehicle, ['simple_transmission', 'simple_body'])
  return (
    <SummaryBar
      name={vehicle.name}
      details={details.map(({ text }) => text).join(' · ')}
      photo={{
        vehicle: vehicle.slug,
        url: vehiclePhotos(vehicle)[0] ?? null,
        cdn: gallery.imageCdn,
        body: vehicle.simple_body,
      }}
      price={offer.price}
      weekly={offer.weekly && { ...offer.weekly, warning: '' }}
      isFinance={financeLead(offer.price) !== null}
      financeHref={finance?.href ?? null}
      tradeInHref={actions.valuesTradeIns ? tradeInPath(vehicle) : null}
    />
  )
}
