import { canBeFavourite } from '@/domain/vehicle/card/favourite'
import { placeOfSale } from '@/domain/vehicle/place-of-sale'
import { kindDetails, kindSpecsOf } from '@/domain/vehicle/specs/kind-details'
import { subtitleOf } from '@/domain/vehicle/subtitle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicleDetails } from '@/domain/vehicle/vehicle-details'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import { CardTagBadge } from './card/CardTagBadge'
import { detailIcon } from './detail-icons'
import { SaveButtons } from './saving/SaveButtons'
import { VehicleName } from './VehicleName'
import { VEHICLE_MAP } from './vehicle-anchors'
import type { VehiclePage } from './vehicle-page'

/** A name with more characters takes four lines beside the photos. */
const LONG_NAME = 60

/** The vehicle's tags, name and location (VDP-03), and its main details (VDP-04). */
export function VehicleHeadline({ vehicle, tags, saving }: VehiclePage) {
  const place = placeOfSale(vehicle).location ?? vehicle.city
  const subtitle = subtitleOf(vehicle)
  const kind = vehicleKind(vehicle)
  const details = firstDetails(vehicle)
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
        <div className="vehicle-name" data-heart={canBeFavourite(vehicle, saving) ? '' : undefined}>
          <h1 data-length={vehicle.name.length > LONG_NAME ? 'long' : undefined}>
            <VehicleName name={vehicle.name} />
          </h1>
          {subtitle && <p className="text-ink-3">{subtitle}</p>}
        </div>
        <SaveButtons vehicle={vehicle} saving={saving} place="page" />
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

/** As many as fit on one or two lines below the name. */
const LIMIT = 4

/**
 * Returns the details that buyers compare first: those of the vehicle's type, then kilometres, transmission
 * and body type (VDP-04).
 */
function firstDetails(vehicle: Vehicle) {
  const usual = vehicleDetails(vehicle, ['km', 'simple_transmission', 'simple_body'])
  const ofKind = kindDetails({ ...vehicle, ...kindSpecsOf(vehicle) })
  return [...ofKind, ...usual.filter(({ key }) => !ofKind.some((each) => each.key === key))].slice(0, LIMIT)
}
