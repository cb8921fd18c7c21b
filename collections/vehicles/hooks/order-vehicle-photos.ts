import type { CollectionBeforeChangeHook } from 'payload'
import { orderPhotos, type Photographs } from '@/domain/vehicle/photos/order-photos'

const orderOf = (doc: Record<string, unknown> | undefined): readonly string[] => {
  const order = (doc?.staff as { photos?: unknown } | undefined)?.photos
  return Array.isArray(order) ? order : []
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((url, place) => url === b[place])

/** Orders the vehicle's photos as staff chose, and remembers the feed's order for when they take theirs back. */
export const orderVehiclePhotos: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !data.staff || isSame(orderOf(data), orderOf(originalDoc))) return data
  const { images, primary_image_url } = originalDoc as Photographs
  const fromFeed = (originalDoc.feed_photos as Photographs | null) ?? {
    images: Array.isArray(images) ? images : [],
    primary_image_url: primary_image_url ?? null,
  }
  const order = orderOf(data)
  return { ...data, ...orderPhotos(fromFeed, order), feed_photos: order.length > 0 ? fromFeed : null }
}
