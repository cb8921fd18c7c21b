import type { Vehicle } from '@/domain/vehicle/vehicle'
import ViewLine from './view-line.island'

interface Props {
  vehicle: Pick<Vehicle, 'slug' | 'photos_count' | 'updated_at' | 'views'>
  websiteId: string
}

/** The vehicle's number of page views. Passes on the data that a view reports (VDP-37). */
export function ViewCount({ vehicle: { slug, photos_count, updated_at, views }, websiteId }: Props) {
  const params = { photos_count: `${photos_count}`, updated_at, website_id: websiteId }
  const address = `/cars/${encodeURIComponent(slug)}/view.json?${new URLSearchParams(params)}`
  return <ViewLine slug={slug} address={address} before={views} />
}
