import type { Vehicle } from '@/domain/stock/vehicle'
import { PageScript } from '@/ui/enhance/PageScript'
import { countView } from '@/ui/enhance/vehicle/count-view'
import { Icon } from '@/ui/primitives/Icon'

/** Fewer say nothing about the vehicle. */
const FEWEST = 5

interface Props {
  vehicle: Pick<Vehicle, 'slug' | 'photos_count' | 'updated_at' | 'views'>
  /** What the website is called at the service that counts. */
  websiteId: string
}

/** How often the vehicle was looked at; the line keeps its place until that is known (VDP-37). */
export function ViewCount({ vehicle, websiteId }: Props) {
  const { slug, photos_count: photosCount, updated_at: updatedAt, views } = vehicle
  return (
    <>
      <p
        className="contact-line view-count"
        data-views={views >= FEWEST ? '' : 'few'}
        suppressHydrationWarning
      >
        <Icon name="eye" />
        <span
          data-view-count=""
          suppressHydrationWarning
        >{`Viewed ${views.toLocaleString('en-AU')} times`}</span>
      </p>
      <PageScript run={countView} settings={{ slug, photosCount, updatedAt, websiteId, fewest: FEWEST }} />
    </>
  )
}
