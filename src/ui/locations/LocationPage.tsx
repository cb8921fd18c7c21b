import type { LocationView } from '@/domain/locations/location-view'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { HolidayHours } from './HolidayHours'
import { HoursByType } from './HoursByType'
import { LocationBanner } from './LocationBanner'
import { LocationMap } from './LocationMap'

interface Props {
  location: LocationView
  /** The other locations of its dealership. */
  others: readonly LocationView[]
  locatorHref: string
  contactHref: string | null
}

/** A location's page (ROUTE-35, ROUTE-37). */
export function LocationPage({ location, others, locatorHref, contactHref }: Props) {
  const { name, makes, licences } = location
  const dealership = [location, ...others]
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
          <HoursByType id="hours-of" locations={dealership} first={location.type} Heading="h3" />
          <div>
            <HolidayHours id="holiday-hours" locations={dealership} />
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
