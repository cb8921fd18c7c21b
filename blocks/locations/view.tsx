import type { LocationView } from '@/domain/locations/location-view'
import type { LocationsBlock } from '@/payload-types'
import { HolidayHours } from '@/ui/locations/HolidayHours'
import { HoursByType } from '@/ui/locations/HoursByType'
import { LocationCarousel } from '@/ui/locations/LocationCarousel'
import { LocationGrid } from '@/ui/locations/LocationGrid'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface Props {
  block: Pick<LocationsBlock, 'heading' | 'layout'>
  locations: readonly LocationView[]
  hasSwipeHint: boolean
  /** Prefix of the element ids, unique on the page. */
  id: string
}

/** A row, cards or a table of hours, with the coming holidays. Renders nothing without locations. */
export function LocationsView({ block, locations, hasSwipeHint, id }: Props) {
  const [first] = locations
  if (!first) return null
  const { heading, layout } = block
  const Part = heading ? 'section' : 'div'
  const Heading = heading ? 'h3' : 'h2'
  return (
    <Part className="container-page section-space">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SectionHeading>{heading}</SectionHeading>
        <HolidayHours id={`${id}-holidays`} locations={locations} />
      </div>
      {layout === 'carousel' && (
        <LocationCarousel
          label={heading || 'Our Locations'}
          locations={locations}
          Heading={Heading}
          hasSwipeHint={hasSwipeHint}
        />
      )}
      {layout === 'grid' && <LocationGrid locations={locations} Heading={Heading} />}
      {layout === 'hours' && (
        <HoursByType id={`${id}-type`} locations={locations} first={first.type} Heading={Heading} />
      )}
    </Part>
  )
}
