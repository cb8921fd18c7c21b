import type { LocationView } from '@/domain/locations/location-view'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { HolidayHours } from './HolidayHours'
import { LocationGrid } from './LocationGrid'
import { PostcodeForm } from './PostcodeForm'

interface LocatorGroup {
  readonly heading: string | null
  /** The heading's page; null for none. */
  readonly href?: string | null
  readonly locations: readonly LocationView[]
}

interface Props {
  title: string
  locatorPath: string
  /** The address of a picture of the map with all of them; null without one. */
  map: string | null
  /** Groups with a heading, or one without. */
  groups: readonly LocatorGroup[]
  postcode?: string
  problem?: string | null
  distances?: ReadonlyMap<number, number>
}

/** The pages on which shoppers find a location (LOC-22, ROUTE-37). They work without JavaScript. */
export function LocatorView({ title, locatorPath, map, groups, postcode, problem, distances }: Props) {
  const all = groups.flatMap(({ locations }) => locations)
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: title, href: null },
        ]}
      />
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PostcodeForm action={locatorPath} postcode={postcode} problem={problem} />
        <HolidayHours id="holiday-hours" locations={all} />
      </div>
      {map && (
        // biome-ignore lint/performance/noImgElement: the map service makes the picture in one size
        <img
          src={map}
          alt={all.length === 1 ? 'Map of our location' : 'Map of our locations'}
          width={1280}
          height={640}
          className="aspect-2/1 max-h-[26rem] w-full rounded-card bg-surface-2 object-cover"
        />
      )}
      {all.length === 0 && <p>Call us or send us a message: we will tell you where to find us.</p>}
      {groups.map(({ heading, href, locations }) => (
        <section key={heading} className="grid gap-4" aria-label={heading ?? 'Locations'}>
          {heading && (
            <h2 className="text-2xl">
              {href ? (
                <a href={href} className="inline-flex min-h-11 items-center hover:underline">
                  {heading}
                </a>
              ) : (
                heading
              )}
            </h2>
          )}
          <LocationGrid locations={locations} Heading={heading ? 'h3' : 'h2'} distances={distances} />
        </section>
      ))}
    </div>
  )
}
