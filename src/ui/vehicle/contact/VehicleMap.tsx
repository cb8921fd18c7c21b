import { directionsHref } from '@/domain/vehicle/sale/announcement'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { VEHICLE_MAP } from '../vehicle-anchors'

interface Props {
  vehicle: Vehicle
  /** A browser key of the map service; '' shows only the link to directions. */
  mapsKey: string
}

/** The vehicle's location. The map loads on request. */
export function VehicleMap({ vehicle, mapsKey }: Props) {
  const { location_name, dealership_name, city, state } = vehicle
  const town = [city, state].filter(Boolean).join(', ')
  const directions = directionsHref(vehicle)
  const name = location_name ?? dealership_name
  const place = [name, town].filter(Boolean).join(', ')
  const query = new URLSearchParams({ key: mapsKey, q: place })
  return (
    <section
      id={VEHICLE_MAP}
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8"
      aria-labelledby="vehicle-map-heading"
    >
      <div className="flex flex-col gap-2">
        <h2 id="vehicle-map-heading" className="text-xl">
          Where to See It
        </h2>
        <p>
          <strong className="block">{name}</strong>
          {town && <span className="text-ink-2">{town}</span>}
        </p>
      </div>
      {directions && (
        <a href={directions} rel="noreferrer" target="_blank" className={buttonClass('secondary')}>
          <Icon name="navigation" />
          Get Directions
          <span className="sr-only"> (opens a map)</span>
        </a>
      )}
      {mapsKey && (
        <details className="flex-[1_0_100%]">
          <summary className="more-toggle">
            Show the map
            <Icon name="chevron" className="size-4" />
          </summary>
          <iframe
            src={`https://www.google.com/maps/embed/v1/place?${query}`}
            title={`Map of ${place}`}
            loading="lazy"
            className="aspect-video w-full rounded-card bg-surface-2"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </details>
      )}
    </section>
  )
}
