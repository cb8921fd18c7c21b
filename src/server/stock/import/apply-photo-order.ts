import type { PoolClient } from 'pg'
import { isProvided } from '@/domain/stock/import/provided-columns'
import { orderPhotos, type Photographs } from '@/domain/vehicle/photos/order-photos'

interface OrderedRow extends Photographs {
  readonly position: number
  readonly vehicle: number
  readonly order: unknown
  readonly was: Photographs | null
}

/** $1: dealership, $2: the file's columns (`columnsDigest`). The rows that may change a vehicle whose photos staff ordered. */
const ORDERED = `
  SELECT s.position, v.id AS vehicle, coalesce(s.images, '[]') AS images, s.primary_image_url, v.staff_photos AS order, v.feed_photos AS was
  FROM stock_staging s JOIN vehicles v ON s.feed_key = v.feed_key
  WHERE v.dealership_id = $1 AND NOT s.rejected AND jsonb_typeof(v.staff_photos) = 'array' AND v.staff_photos <> '[]'
    AND (v.feed_hash IS DISTINCT FROM $2::text || s.feed_hash
         OR (s.location_id IS NOT NULL AND v.location_id IS DISTINCT FROM s.location_id))`

const WRITE = `
  WITH ordered AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS row (position int, vehicle int, images jsonb, first text, feed jsonb)
  ), remembered AS (
    UPDATE vehicles v SET feed_photos = ordered.feed FROM ordered WHERE v.id = ordered.vehicle
  )
  UPDATE stock_staging s SET images = ordered.images, primary_image_url = ordered.first FROM ordered WHERE s.position = ordered.position`

/**
 * Orders the staged photos as staff did, in the connection's transaction, and remembers the feed's order. Run it once the fields that the
 * file lacks are filled.
 */
export async function applyPhotoOrder(
  client: PoolClient,
  { dealershipId, columns, fields }: { dealershipId: number; columns: string; fields: ReadonlySet<string> },
): Promise<void> {
  if (!isProvided('primary_image_url', fields)) return // the vehicles keep their photos
  const { rows } = await client.query<OrderedRow>(ORDERED, [dealershipId, columns])
  if (rows.length === 0) return
  const ordered = rows.map(({ position, vehicle, order, was, images, primary_image_url }) => {
    const feed = {
      images: isProvided('images', fields) ? images : (was?.images ?? images),
      primary_image_url,
    }
    const sorted = orderPhotos(feed, order as string[])
    return { position, vehicle, images: sorted.images, first: sorted.primary_image_url, feed }
  })
  await client.query(WRITE, [JSON.stringify(ordered)])
}
