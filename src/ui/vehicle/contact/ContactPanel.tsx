import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { isBlank } from '@/domain/vehicle/vehicle-details'
import { ProviderCard } from '@/ui/finance/ProviderCard'
import { PriceGauge } from '@/ui/gauge/PriceGauge'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Icon } from '@/ui/primitives/Icon'
import { CONTACT_PANEL, VEHICLE_MAP } from '../vehicle-anchors'
import { CallNumber } from './CallNumber'
import { ContactActions } from './ContactActions'
import { revealRecord } from './record-reveal'
import { VehicleButtons } from './VehicleButtons'
import { VehiclePlace } from './VehiclePlace'
import { ViewCount } from './ViewCount'

/** Two columns: a single location is beside two lines, and the lender's card beside all lines, however many. */
const tablet =
  'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:[&>.contact-actions+.contact-line:has(+:is(p,forecourt-island))]:row-span-2 sm:max-lg:[&>.contact-line:first-child:has(+:is(p,forecourt-island))]:row-span-2 sm:max-lg:[&>.provider-card]:[grid-row:2/span_5]'

/** The vehicle's location and the dealership's contact details (VDP-04, VDP-39, VDP-40). */
export function ContactPanel(page: VehiclePage) {
  const { vehicle, contact, texts, actions, checkoutHref, journeyHref, finance, websiteId } = page
  const { number } = contact
  return (
    <div
      className={`contact-panel flex flex-col gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0 ${tablet}`}
      id={CONTACT_PANEL}
    >
      {page.offer.isForSale && (
        <ContactActions>
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
          <VehicleButtons {...{ vehicle, texts, actions, checkoutHref, journeyHref }} isFirst={!number} />
        </ContactActions>
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
