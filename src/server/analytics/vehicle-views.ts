import type { Vehicle } from '@/domain/vehicle/vehicle'

export type Viewed = Pick<Vehicle, 'id' | 'slug' | 'status' | 'views' | 'photos_count' | 'updated_at'>

/** What is known of a vehicle the moment its page is looked at (VDP-37). */
export interface ViewAnswer {
  /** How often the page was looked at. */
  readonly views: number
  /** Fields of the vehicle as they are now, by the names of ENT-01…13. */
  readonly car_fields: Readonly<Record<string, unknown>>
}

/** Somebody who counts looks at vehicles' pages. */
export interface VehicleViews {
  /** Null when it cannot be told: a page is never worse off for it. */
  look(vehicle: Viewed, isFirst: boolean): Promise<ViewAnswer | null>
}
