import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { canBeFavourite } from '@/domain/vehicle/card/favourite'
import { placeOfSale } from '@/domain/vehicle/sale/place-of-sale'
import { isForSale } from '@/domain/vehicle/sale/sold'
import { detailIcon } from '@/domain/vehicle/specs/detail-icons'
import { kindDetails, kindSpecsOf } from '@/domain/vehicle/specs/kind-details'
import { subtitleOf } from '@/domain/vehicle/subtitle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicleDetails } from '@/domain/vehicle/vehicle-details'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import { CardTagBadge } from './card/CardTagBadge'
import { SaveButtons } from './saving/SaveButtons'
import { VehicleName } from './VehicleName'
import { VEHICLE_MAP } from './vehicle-anchors'
import WatchlistButton from './watching/watchlist-button.island'

/** A name with more characters takes four lines beside the photos. */
const LONG_NAME = 60

/** In a column of its own, a name is smaller, so that it does not push the price off the screen. */
const nameSizes = {
  above: 'text-[clamp(1.625rem,1.25rem_+_1.4vw,2.25rem)]/[1.12]',
  beside:
    'text-[clamp(1.625rem,1.25rem_+_1.4vw,2.25rem)]/[1.12] lg:text-[1.75rem]/[1.15] lg:throttle:text-[2.25rem]/[1.15]',
}

const longNameSizes = {
  above: 'text-[clamp(1.25rem,1rem_+_1vw,1.75rem)]/[1.2]',
  beside:
    'text-[clamp(1.25rem,1rem_+_1vw,1.75rem)]/[1.2] lg:text-[1.25rem]/[1.2] lg:throttle:text-[1.5rem]/[1.2]',
}

/** Reserves space for the favourite button, which may appear after the name. */
const heartSpace = 'max-w-[calc(100%-3.5rem)]'

/** A button's target is taller than its label. */
const compareSpace = 'has-[.compare-button]:-mb-2'

const heart =
  '[&_.favourite-button]:relative [&_.favourite-button]:-top-1 [&_.favourite-button]:-right-1 [&_.favourite-button]:shrink-0'

const places = {
  above: {
    headline: 'flex-auto max-lg:order-2 max-lg:col-[full]',
    /** Below a long name, the favourite button aligns with the start of the name. */
    title: 'justify-start sm:[&_.favourite-button]:right-1',
  },
  beside: { headline: '', title: 'justify-between' },
}

/** The vehicle's tags, name and location (VDP-03), and its main details (VDP-04). */
export function VehicleHeadline({ vehicle, tags, saving, watchlistHref, layout }: VehiclePage) {
  const location = placeOfSale(vehicle).location ?? vehicle.city
  const subtitle = subtitleOf(vehicle)
  const kind = vehicleKind(vehicle)
  const details = firstDetails(vehicle)
  const place = places[layout.headline]
  const nameSize = (vehicle.name.length > LONG_NAME ? longNameSizes : nameSizes)[layout.headline]
  return (
    <div className={`vehicle-headline flex min-w-0 flex-col items-start gap-3 ${place.headline}`}>
      {(tags.length > 0 || location) && (
        <div className="flex max-w-full flex-wrap items-center gap-2">
          {tags.map((tag) => (
            <CardTagBadge key={tag.kind} tag={tag} />
          ))}
          {location && (
            <a
              href={`#${VEHICLE_MAP}`}
              className="location-badge inline-flex max-w-full items-center gap-1.5 rounded-control py-1 pr-2.5 pl-2 text-xs font-semibold text-ink-2 inset-ring inset-ring-line hover:text-ink-1 hover:underline"
            >
              <Icon name="map-pin" className="size-4 text-ink-3" />
              <span className="sr-only">Where to see it: </span>
              <span className="truncate">{location}</span>
            </a>
          )}
        </div>
      )}
      <div
        className={`vehicle-title flex w-full items-start gap-x-3 ${compareSpace} ${heart} ${place.title}`}
      >
        <div
          className={`vehicle-name flex min-w-0 flex-col gap-1 ${canBeFavourite(vehicle, saving) ? heartSpace : ''}`}
        >
          <h1 className={`throttle:uppercase ${nameSize}`}>
            <VehicleName name={vehicle.name} />
          </h1>
          {subtitle && <p className="text-ink-3">{subtitle}</p>}
        </div>
        <SaveButtons vehicle={vehicle} saving={saving} />
      </div>
      {watchlistHref && (
        <WatchlistButton
          id={vehicle.id}
          slug={vehicle.slug}
          name={vehicle.name}
          isSold={!isForSale(vehicle)}
          listHref={watchlistHref}
        />
      )}
      {details.length > 0 && (
        <ul className="vehicle-first-details flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
          {details.map(({ key, text }) => (
            <li key={key} className="inline-flex items-center gap-2">
              <Icon name={detailIcon(key, text, kind)} className="size-5 text-ink-3" />
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
