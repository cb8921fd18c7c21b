import type { Vehicle } from '@/domain/vehicle/vehicle'

export type Viewed = Pick<Vehicle, 'id' | 'slug' | 'status' | 'views' | 'photos_count' | 'updated_at'>

/** The state of a vehicle when its page is viewed (VDP-37). */
export interface ViewAnswer {
  readonly views: number
  /** Current fields of the vehicle, by the names of ENT-01…13. */
  readonly car_fields: Readonly<Record<string, unknown>>
}

export interface VehicleViews {
  /** Returns null when the views are unknown. The page works without them. */
  look(vehicle: Viewed, isFirst: boolean): Promise<ViewAnswer | null>
}
