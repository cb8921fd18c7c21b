import { pageTags } from '@/domain/stock/card-tag'
import { canBeFavourite } from '@/domain/stock/favourite'
import { placeOfSale } from '@/domain/stock/place-of-sale'
import type { Vehicle } from '@/domain/stock/vehicle'
import { vehicleDetails } from '@/domain/stock/vehicle-details'
import { vehicleKind } from '@/domain/stock/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import { CardTagBadge } from './CardTagBadge'
import { detailIcon } from './detail-icons'
import { KeepButtons } from './KeepButtons'
import { VehicleName } from './VehicleName'
import { VEHICLE_MAP } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  now: Date
}

/** Characters of a name that takes four lines beside the photos. */
const LONG_NAME = 60

/** What it is and where it stands (VDP-03): its tags, its name, and what a shopper asks first (VDP-04). */
export function VehicleHeadline({ vehicle, settings, now }: Props) {
  const tags = pageTags(vehicle, settings, now)
  const place = placeOfSale(vehicle).location ?? vehicle.city
  const kind = vehicleKind(vehicle)
  const details = vehicleDetails(vehicle, ['km', 'simple_transmission', 'simple_body'])
  return (
    <div className="vehicle-headline">
      {(tags.length > 0 || place) && (
        <div className="vehicle-badges">
          {tags.map((tag) => (
            <CardTagBadge key={tag.kind} tag={tag} />
          ))}
          {place && (
            <a href={`#${VEHICLE_MAP}`} className="location-badge">
              <Icon name="map-pin" className="size-4" />
              <span className="sr-only">Where to see it: </span>
              <span>{place}</span>
            </a>
          )}
        </div>
      )}
      <div className="vehicle-title">
        <div className="vehicle-name" data-heart={canBeFavourite(vehicle, settings) ? '' : undefined}>
          <h1 data-length={vehicle.name.length > LONG_NAME ? 'long' : undefined}>
            <VehicleName name={vehicle.name} />
          </h1>
          {!isBlankTitle(vehicle) && <p className="text-ink-3">{vehicle.carsales_title}</p>}
        </div>
        <KeepButtons vehicle={vehicle} settings={settings} place="page" />
      </div>
      {details.length > 0 && (
        <ul className="vehicle-first-details">
          {details.map(({ key, text }) => (
            <li key={key}>
              <Icon name={detailIcon(key, text, kind)} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A listing title that only repeats the name adds nothing. */
function isBlankTitle({ carsales_title: title, name }: Vehicle): boolean {
  return !title?.trim() || title.trim().toLowerCase() === name.toLowerCase()
}
