import { isBlank } from '@/domain/vehicle/vehicle-details'
import { ProviderCard } from '@/ui/finance/ProviderCard'
import { PriceGauge } from '@/ui/gauge/PriceGauge'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Icon } from '@/ui/primitives/Icon'
import { CONTACT_PANEL, VEHICLE_MAP } from '../vehicle-anchors'
import type { VehiclePage } from '../vehicle-page'
import { CallNumber } from './CallNumber'
import { revealRecord } from './record-reveal'
import { VehicleButtons } from './VehicleButtons'
import { VehiclePlace } from './VehiclePlace'
import { ViewCount } from './ViewCount'

/** The vehicle's location and the dealership's contact details (VDP-04, VDP-39, VDP-40). */
export function ContactPanel(page: VehiclePage) {
  const { vehicle, contact, texts, actions, finance, tradeInHref, websiteId } = page
  const { number } = contact
  return (
    <div className="contact-panel" id={CONTACT_PANEL}>
      {page.offer.isForSale && (
        <div className="contact-actions">
          {number && (
            <CallNumber
              number={number}
              shown={contact.isNumberShown}
              record={revealRecord(vehicle, websiteId)}
            />
          )}
          {finance && (
            // The URL identifies the vehicle (FIN-50, ROUTE-24).
            <ButtonLink link={{ label: 'Get Finance', href: finance.href }} look="secondary" icon="wallet" />
          )}
          <VehicleButtons {...{ texts, actions, tradeInHref }} isFirst={!number} />
        </div>
      )}
      {/* Below the actions, which must be on the first screen. */}
      <PriceGauge slot={page.gauge} />
      {finance?.card && <ProviderCard figures={finance.card} range={page.financeDisplay.range} />}
      <VehiclePlace vehicle={vehicle} namesDealership={contact.namesDealership} mapHref={`#${VEHICLE_MAP}`} />
      {!isBlank(vehicle.stocknum) && (
        <p className="contact-line">
          <Icon name="stock-number" />
          <span>Stock number {vehicle.stocknum}</span>
        </p>
      )}
      <ViewCount vehicle={vehicle} websiteId={websiteId} />
    </div>
  )
}
