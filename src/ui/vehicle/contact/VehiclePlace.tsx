import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { directionsHref } from '@/domain/vehicle/sale/announcement'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { Icon } from '@/ui/primitives/Icon'

const link = 'inline-flex min-h-8 items-center text-link underline'

interface Props {
  vehicle: Vehicle
  /** Shows the dealership's name with a link to its stock (VDP-40). */
  namesDealership: boolean
  /** An anchor of the map on this page (VDP-04); null shows only the link to external directions. */
  mapHref?: string | null
}

export function VehiclePlace({ vehicle, namesDealership, mapHref = null }: Props) {
  const town = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  const directions = directionsHref(vehicle)
  const name = vehicle.location_name
  return (
    <>
      {(name || town) && (
        <div className="contact-line">
          <Icon name="map-pin" />
          <div>
            {name && (
              <strong className="block text-ink-1">
                {mapHref ? (
                  <a
                    href={mapHref}
                    className="place-name inline-block py-0.5 underline decoration-1 underline-offset-[0.2em]"
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </strong>
            )}
            {town && <span className="block">{town}</span>}
            {directions && (
              <a href={directions} rel="noreferrer" target="_blank" className={link}>
                Get Directions
                <span className="sr-only"> (opens a map)</span>
              </a>
            )}
          </div>
        </div>
      )}
      {namesDealership && (
        <div className="contact-line">
          <Icon name="building" />
          <p>
            <strong className="block text-ink-1">{vehicle.dealership_name}</strong>
            <a href={`${SEARCH_PATH}/${encodeURIComponent(vehicle.dealership_slug)}`} className={link}>
              See more from this dealer
            </a>
          </p>
        </div>
      )}
    </>
  )
}
