import type { Offer } from '@/domain/pricing/offer'
import { financeLead } from '@/domain/pricing/price-display'
import { vehiclePhotos } from '@/domain/stock/photos'
import { isSold } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { VehicleActions } from '@/domain/stock/vehicle-actions'
import { vehicleDetails } from '@/domain/stock/vehicle-details'
import { buttonClass } from '@/ui/primitives/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { PriceLine } from './PriceLine'
import { TradeInButton } from './TradeInButton'
import { VehiclePhoto } from './VehiclePhoto'
import { WeeklyLine } from './WeeklyLine'

interface Props {
  vehicle: Vehicle
  offer: Offer
  actions: VehicleActions
  tradeInHref: string | null
  /** Where finance is asked for; null where the vehicle is not financed. */
  financeHref: string | null
  cdn: string
}

/** Pixels of scrolling from which it shows (VDP-12). */
const SHOWN_FROM = 500

/** Keeps the vehicle, its price and the two next steps in view once the page is scrolled past them (VDP-11). */
export function VehicleBar({ vehicle, offer, actions, tradeInHref, financeHref, cdn }: Props) {
  const details = vehicleDetails(vehicle, ['simple_transmission', 'simple_body'])
  return (
    <section className="vehicle-bar" aria-label="This vehicle" data-shown-from={SHOWN_FROM}>
      <div className="container-page">
        <div className="vehicle-bar-photo">
          <VehiclePhoto
            vehicle={vehicle.slug}
            url={vehiclePhotos(vehicle)[0] ?? null}
            alt=""
            cdn={cdn}
            body={vehicle.simple_body}
            isSold={isSold(vehicle)}
            sizes="6rem"
            widths={[160, 320]}
          />
        </div>
        <div className="vehicle-bar-name">
          <strong>{vehicle.name}</strong>
          <span>{details.map(({ text }) => text).join(' · ')}</span>
        </div>
        <div className="vehicle-bar-price">
          <PriceLine price={offer.price} />
          {offer.weekly && (
            <WeeklyLine
              quote={offer.weekly}
              isEstimate
              isFinance={financeLead(offer.price) !== null}
              hasDisclaimer
            />
          )}
        </div>
        <div className="vehicle-bar-actions">
          {financeHref && (
            <a href={financeHref} className={buttonClass('primary', 'small')}>
              <Icon name="wallet" />
              <span>Get Finance</span>
            </a>
          )}
          {actions.valuesTradeIns && (
            <TradeInButton
              href={tradeInHref}
              className={buttonClass(financeHref ? 'secondary' : 'primary', 'small')}
              icon
            />
          )}
        </div>
      </div>
    </section>
  )
}
