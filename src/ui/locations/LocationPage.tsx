import type { LocationView } from '@/domain/locations/location-view'
import type { Link } from '@/domain/url/link'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { HolidayHours } from './HolidayHours'
import { HoursByType } from './HoursByType'
import { LocationBanner } from './LocationBanner'
import { LocationMap } from './LocationMap'

interface Props {
  location: LocationView
  /** The other locations of its dealership. */
  others: readonly LocationView[]
  /** The page of its dealership; null if it has none. */
  dealership: Link | null
  locatorHref: string
  contactHref: string | null
}

/** A location's page (ROUTE-35, ROUTE-37). */
export function LocationPage({ location, others, dealership, locatorHref, contactHref }: Props) {
  const { name, makes, licences } = location
  const places = [location, ...others]
  return (
    <>
      <div className="container-page py-2">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Our Locations', href: locatorHref },
            { label: name, href: null },
          ]}
        />
      </div>
      <LocationBanner location={location} contactHref={contactHref} />
      <div className="container-page section-space grid gap-10 lg:grid-cols-2">
        <section className="grid content-start gap-5">
          <h2 className="text-2xl">Opening hours</h2>
          <HoursByType id="hours-of" locations={places} first={location.type} Heading="h3" />
          <div>
            <HolidayHours id="holiday-hours" locations={places} />
          </div>
        </section>
        <section className="grid content-start gap-5">
          <h2 className="text-2xl">About this location</h2>
          {makes.length > 0 && <p>Makes: {makes.join(', ')}</p>}
          {licences.map((licence) => (
            <p key={licence} className="text-ink-2">
              {licence}
            </p>
          ))}
          <LocationMap location={location} />
          {dealership && (
            <p>
              <a href={dealership.href} className="worded-link inline-flex min-h-11 items-center">
                All locations of {dealership.label}
              </a>
            </p>
          )}
          <p>
            <a href={locatorHref} className="worded-link inline-flex min-h-11 items-center">
              All our locations
            </a>
          </p>
        </section>
      </div>
    </>
  )
}
