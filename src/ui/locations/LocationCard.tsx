import type { LocationView } from '@/domain/locations/location-view'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { Photo } from '@/ui/primitives/pictures/Photo'
import { HoursTable } from './HoursTable'
import { LocationFacts } from './LocationFacts'

interface Props {
  location: LocationView
  Heading: 'h2' | 'h3'
  /** How far away it is, such as `12 km away`. */
  distance?: string | null
}

const area = 'aspect-3/2 w-full object-cover'

/** A location's picture, else a picture of the map, else nothing (LOC-02). */
function CardPicture({ location: { picture, mapPicture, name } }: Pick<Props, 'location'>) {
  if (picture) {
    return <Photo picture={picture} crop="3:2" sizes="(min-width: 64rem) 22rem, 85vw" className={area} />
  }
  if (!mapPicture) return null
  return (
    // biome-ignore lint/performance/noImgElement: comes from the map service in this size
    <img src={mapPicture} alt={`Map of ${name}`} width={600} height={400} loading="lazy" className={area} />
  )
}

/** A location with its address, phone, hours and two links (LOC-02). */
export function LocationCard({ location, Heading, distance }: Props) {
  const { name, kind, hours, directions, href } = location
  return (
    <article className="ground-paper flex h-full flex-col overflow-hidden rounded-card border border-line">
      <CardPicture location={location} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div>
          <p className="text-sm text-ink-3">{[kind, distance].filter(Boolean).join(' · ')}</p>
          <Heading className="text-lg leading-snug">{name}</Heading>
        </div>
        <LocationFacts location={location} />
        <HoursTable hours={hours} name={name} />
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <a href={directions} rel="noreferrer" target="_blank" className={buttonClass('secondary', 'small')}>
            <Icon name="navigation" className="size-5" />
            Get Directions
            <span className="sr-only"> to {name} (opens a map)</span>
          </a>
          {href && (
            <a href={href} className={buttonClass('quiet', 'small')}>
              View Location
              <span className="sr-only">: {name}</span>
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
