import { distanceText } from '@/domain/locations/locate'
import type { LocationView } from '@/domain/locations/location-view'
import { LocationCard } from './LocationCard'

interface Props {
  locations: readonly LocationView[]
  Heading: 'h2' | 'h3'
  /** Kilometres of each location, by id. */
  distances?: ReadonlyMap<number, number>
}

const columns = 'grid gap-4 sm:gap-6 md:grid-cols-2 xl:grid-cols-3'

export function LocationGrid({ locations, Heading, distances }: Props) {
  return (
    <ul className={locations.length > 1 ? columns : 'max-w-md'}>
      {locations.map((location) => {
        const km = distances?.get(location.id)
        return (
          <li key={location.id}>
            <LocationCard
              location={location}
              Heading={Heading}
              distance={km === undefined ? null : distanceText(km)}
            />
          </li>
        )
      })}
    </ul>
  )
}
