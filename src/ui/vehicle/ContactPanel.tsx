import { callNumber } from '@/domain/stock/call-number'
import { isForSale } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { VehicleActions } from '@/domain/stock/vehicle-actions'
import { isBlank } from '@/domain/stock/vehicle-details'
import { GetFinance } from '@/ui/finance/GetFinance'
import { ProviderCard } from '@/ui/finance/ProviderCard'
import type { VehicleFinance } from '@/ui/finance/vehicle-finance'
import { Icon } from '@/ui/primitives/Icon'
import { CallNumber } from './CallNumber'
import { VehicleButtons } from './VehicleButtons'
import { VehiclePlace } from './VehiclePlace'
import { ViewCount } from './ViewCount'
import { CONTACT_PANEL, VEHICLE_MAP } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  actions: VehicleActions
  finance: VehicleFinance | null
  /** Where a trade-in is valued, if the site has such a page. */
  tradeInHref: string | null
  websiteId: string
}

/** Where the vehicle stands and how to reach the people who sell it (VDP-04, VDP-39, VDP-40). */
export function ContactPanel({ vehicle, settings, actions, finance, tradeInHref, websiteId }: Props) {
  const number = callNumber(vehicle, settings)
  return (
    <div className="contact-panel" id={CONTACT_PANEL}>
      {isForSale(vehicle) && (
        <div className="contact-actions">
          {number && <CallNumber number={number} shown={settings['phone.shownFromStart']} />}
          {finance && <GetFinance href={finance.href} />}
          <VehicleButtons
            vehicle={vehicle}
            settings={settings}
            actions={actions}
            tradeInHref={tradeInHref}
            isFirst={!number}
          />
        </div>
      )}
      {finance?.card && (
        <ProviderCard figures={finance.card} range={settings['finance.comparisonRateRange']} />
      )}
      <VehiclePlace
        vehicle={vehicle}
        namesDealership={settings['vehiclePage.dealershipNamed']}
        mapHref={`#${VEHICLE_MAP}`}
      />
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
