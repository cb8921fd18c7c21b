import type { LocationView } from '@/domain/locations/location-view'
import { LocationCard } from './LocationCard'

interface Props {
  label: string
  locations: readonly LocationView[]
  Heading: 'h2' | 'h3'
  /** LOC-03. */
  hasSwipeHint: boolean
}

/**
 * A row of location cards that starts centred (LOC-01). It scrolls by touch, wheel, arrow keys or buttons. Its items are `relative`, or text
 * for screen readers in them would widen the page.
 */
export function LocationCarousel({ label, locations, Heading, hasSwipeHint }: Props) {
  const middle = Math.floor((locations.length - 1) / 2)
  return (
    <div className="relative">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="carousel locations-row -mx-4 snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:gap-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        {locations.map((location, place) => (
          <li key={location.id} className={`relative snap-center ${place === middle ? 'starts-here' : ''}`}>
            <LocationCard location={location} Heading={Heading} />
          </li>
        ))}
      </ul>
      {hasSwipeHint && <p className="text-center text-sm text-ink-3 lg:hidden">Swipe to see more</p>}
    </div>
  )
}
