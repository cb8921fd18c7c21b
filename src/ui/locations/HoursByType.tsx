import type { LocationType } from '@/domain/locations/location'
import type { LocationView } from '@/domain/locations/location-view'
import { phoneHref } from '@/domain/url/link'
import { HoursTable } from './HoursTable'

interface Props {
  /** Of the dropdown, unique on the page. */
  id: string
  locations: readonly LocationView[]
  /** The type that is shown first. */
  first: LocationType
  Heading: 'h2' | 'h3'
}

/**
 * Opening hours with a dropdown that switches by location type (LOC-05). `locations.css` shows the chosen type; a browser that does not
 * know `:has()` shows all.
 */
export function HoursByType({ id, locations, first, Heading }: Props) {
  const timed = locations.filter(({ hours }) => hours.length > 0)
  const kinds = new Map(timed.map(({ type, kind }) => [type, kind]))
  if (kinds.size === 0) return null
  return (
    <div className="hours-by-type grid gap-4">
      {kinds.size > 1 && (
        <div className="grid max-w-xs gap-1.5">
          <label htmlFor={id} className="font-semibold">
            Opening hours of
          </label>
          <select
            id={id}
            className="control"
            defaultValue={kinds.has(first) ? first : undefined}
            autoComplete="off"
          >
            {[...kinds].map(([type, kind]) => (
              <option key={type} value={type}>
                {kind}
              </option>
            ))}
          </select>
        </div>
      )}
      {[...kinds.keys()].map((type) => (
        <div key={type} data-type={type} className="hours-of-type">
          {timed
            .filter((location) => location.type === type)
            .map(({ id: key, name, hours, phone }) => (
              <section key={key} className="grid gap-1.5">
                <Heading className="text-base">{name}</Heading>
                <HoursTable hours={hours} name={name} />
                {phone && (
                  <a
                    href={phoneHref(phone)}
                    className="worded-link tabular inline-flex min-h-11 items-center"
                  >
                    {phone}
                  </a>
                )}
              </section>
            ))}
        </div>
      ))}
    </div>
  )
}
