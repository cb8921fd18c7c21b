import type { LocationView } from '@/domain/locations/location-view'
import { Icon } from '@/ui/primitives/Icon'

/** The map of a location, which loads on request. Renders nothing without a key of the map service (LOC-20). */
export function LocationMap({ location: { name, mapEmbed } }: { location: LocationView }) {
  if (!mapEmbed) return null
  return (
    <details>
      <summary className="more-toggle">
        Show the map
        <Icon name="chevron" className="size-4" />
      </summary>
      <iframe
        src={mapEmbed}
        title={`Map of ${name}`}
        loading="lazy"
        className="aspect-video w-full rounded-card bg-surface-2"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </details>
  )
}
