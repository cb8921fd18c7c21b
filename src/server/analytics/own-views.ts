import type pg from 'pg'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { VehicleViews } from './vehicle-views'

/** Looks counted a second, all vehicles together; what comes beyond is answered and not counted. */
const A_SECOND = 50

function rateLimit(): () => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: A_SECOND, duration: 1 })
  return () =>
    limiter.consume('all vehicles').then(
      () => true,
      () => false,
    )
}

/**
 * Counts looks in the platform's own database, beside what the feed says of views. A number per vehicle is all that is kept: nothing
 * of who looked, or when.
 */
export function ownViews(
  pool: pg.Pool,
  mayCount: () => boolean | Promise<boolean> = rateLimit(),
): VehicleViews {
  return {
    async look(vehicle, isFirst) {
      const text = isFirst && (await mayCount()) ? COUNT : READ
      const { rows } = await pool.query<{ views: number }>(text, [vehicle.id])
      const { status, photos_count, updated_at } = vehicle
      return {
        views: vehicle.views + (rows[0]?.views ?? 0),
        car_fields: { status, photos_count, updated_at },
      }
    },
  }
}

const READ = 'SELECT views FROM notes.vehicle_views WHERE vehicle_id = $1'

const COUNT = `INSERT INTO notes.vehicle_views (vehicle_id, views) VALUES ($1, 1)
  ON CONFLICT (vehicle_id) DO UPDATE SET views = vehicle_views.views + 1 RETURNING views`
