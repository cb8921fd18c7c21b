import type pg from 'pg'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { VehicleViews } from './vehicle-views'

/** Views counted per second, for all vehicles together. Views over the limit are answered but not counted. */
const VIEWS_PER_SECOND = 50

function rateLimit(): () => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: VIEWS_PER_SECOND, duration: 1 })
  return () =>
    limiter.consume('all vehicles').then(
      () => true,
      () => false,
    )
}

/**
 * Counts page views in the platform's database, and adds them to the feed's own view count. It stores only a number per vehicle: nothing
 * about shoppers or times.
 */
export function databaseViews(
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

const READ = 'SELECT views FROM analytics.vehicle_views WHERE vehicle_id = $1'

const COUNT = `INSERT INTO analytics.vehicle_views (vehicle_id, views) VALUES ($1, 1)
  ON CONFLICT (vehicle_id) DO UPDATE SET views = vehicle_views.views + 1 RETURNING views`
