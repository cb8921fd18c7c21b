import type { CarType } from './vehicle'

interface Placed {
  readonly slug: string
  readonly car_type: CarType | null
}

export interface PathSettings {
  readonly 'search.usedCarRoutes': boolean
}

/** ROUTE-14, ROUTE-17. */
export function vehiclePath({ slug, car_type }: Placed, settings: PathSettings): string {
  const folder = settings['search.usedCarRoutes'] && car_type === 'used' ? '/used-car' : '/cars'
  return `${folder}/${slug}`
}
