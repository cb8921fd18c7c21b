import type { PoolClient } from 'pg'
import { isProvided } from '@/domain/stock/import/provided-columns'
import { orderPhotos, type Photographs } from '@/domain/vehicle/photos/order-photos'

interface OrderedVehicle extends Photographs {
  readonly id: number
  readonly order: readonly string[]
  readonly was: Photographs | null
}

/** $1: dealership. The file's vehicles whose photos staff ordered, locked, with the photos as the file has them. */
const ORDERED = `
  SELECT v.id, coalesce(s.images, '[]') AS images, s.primary_image_url, v.staff_photos AS order, v.feed_photos AS was
  FROM vehicles v JOIN stock_staging s ON s.feed_key = v.feed_key
  WHERE v.dealership_id = $1 AND NOT s.rejected AND jsonb_typeof(v.staff_photos) = 'array' AND v.staff_photos <> '[]'
  FOR NO KEY UPDATE OF v`

const WRITE = `
  UPDATE vehicles v SET images = ordered.images, primary_image_url = ordered.first, feed_photos = ordered.feed
  FROM jsonb_to_recordset($1::jsonb) AS ordered (id int, images jsonb, first text, feed jsonb)
  WHERE v.id = ordered.id
    AND (v.images, v.primary_image_url, v.feed_photos) IS DISTINCT FROM (ordered.images, ordered.first, ordered.feed)`

/**
 * Orders the photos of the file's vehicles as staff did, in the connection's transaction, and remembers the feed's order. Run it once the
 * vehicles are updated: they are locked then, so that an order which staff save meanwhile is not overwritten.
 */
export async function applyPhotoOrder(
  client: PoolClient,
  dealershipId: number,
  fields: ReadonlySet<string>,
): Promise<void> {
  if (!isProvided('primary_image_url', fields)) return // the vehicles kept their photos
  const { rows } = await client.query<OrderedVehicle>(ORDERED, [dealershipId])
  if (rows.length === 0) return
  const ordered = rows.map(({ id, order, was, images, primary_image_url }) => {
    const feed = {
      images: isProvided('images', fields) ? images : (was?.images ?? images),
      primary_image_url,
    }
    const sorted = orderPhotos(feed, order)
    return { id, images: sorted.images, first: sorted.primary_image_url, feed }
  })
  await client.query(WRITE, [JSON.stringify(ordered)])
}
