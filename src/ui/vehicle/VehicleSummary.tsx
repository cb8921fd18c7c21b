import type { PriceDisplay } from '@/domain/pricing/price-display'
import { cardTag } from '@/domain/stock/card-tag'
import { similarSearch } from '@/domain/stock/similar-search'
import { isForSale } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import { vehicleDetails } from '@/domain/stock/vehicle-details'
import { CardTagBadge } from './CardTagBadge'
import { PriceLine } from './PriceLine'
import { SoldNotice } from './SoldNotice'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  price: PriceDisplay | null
  settings: VehiclePageSettings
  now: Date
}

/** What it is, what it costs and where it stands (VDP-04). */
export function VehicleSummary({ vehicle, price, settings, now }: Props) {
  const tag = cardTag(vehicle, settings, now)
  const details = vehicleDetails(vehicle, ['km', 'simple_transmission', 'simple_body', 'stocknum'])
  return (
    <aside className="flex flex-col gap-5 rounded-card border border-line p-5 sm:p-6 lg:sticky lg:top-6">
      <div className="flex flex-col items-start gap-3">
        {tag && <CardTagBadge tag={tag} />}
        <h1 className="text-2xl">{vehicle.name}</h1>
        {!isBlankTitle(vehicle) && <p className="text-ink-2">{vehicle.carsales_title}</p>}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
        {details.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {isForSale(vehicle) ? (
        <PriceLine price={price} size="page" />
      ) : (
        <SoldNotice wording={settings['site.vehicleWording']} similarHref={similarSearch(vehicle)} />
      )}
      <Place vehicle={vehicle} namesDealership={settings['vehiclePage.dealershipNamed']} />
    </aside>
  )
}

/** A listing title that only repeats the name adds nothing. */
function isBlankTitle({ carsales_title: title, name }: Vehicle): boolean {
  return !title?.trim() || title.trim().toLowerCase() === name.toLowerCase()
}

function Place({ vehicle, namesDealership }: { vehicle: Vehicle; namesDealership: boolean }) {
  const { location_name: location, city, state } = vehicle
  const town = [city, state].filter(Boolean).join(', ')
  return (
    <div className="border-t border-line pt-4 text-sm text-ink-2">
      {location && <p className="font-semibold text-ink-1">{location}</p>}
      {town && <p>{town}</p>}
      {namesDealership && (
        <p className="pt-2">
          {vehicle.dealership_name}
          <a
            href={`/search/${encodeURIComponent(vehicle.dealership_slug)}`}
            className="block min-h-6 text-link underline"
          >
            See more from this dealer
          </a>
        </p>
      )}
    </div>
  )
}
