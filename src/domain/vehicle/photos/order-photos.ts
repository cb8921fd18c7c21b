import type { Vehicle } from '../vehicle'

export type Photographs = Pick<Vehicle, 'images' | 'primary_image_url'>

/** Photos of one vehicle that staff may order: as many as a feed may name (`parse-media.ts`), and a leading one outside its list. */
export const MOST_ORDERED = 301

/** The photos with the leading one first, as shoppers see them. Feeds name it separately, and some leave it out of the list. */
function inFeedOrder({ images, primary_image_url: first }: Photographs): Photographs['images'] {
  if (first === null) return images
  const leading = images.find(({ image }) => image.url === first) ?? {
    image: { url: first, thumb: { url: first } },
  }
  return [leading, ...images.filter(({ image }) => image.url !== first)]
}

/**
 * The photos in staff's order, a list of their URLs. Photos that it lacks, such as new ones of the feed, follow in the feed's order; URLs
 * that the vehicle no longer has are ignored. An empty order leaves the photos as they are.
 */
export function orderPhotos(photos: Photographs, order: readonly string[]): Photographs {
  if (order.length === 0) return photos
  const places = new Map(order.map((url, place) => [url, place]))
  const placeOf = (url: string) => places.get(url) ?? order.length
  const images = inFeedOrder(photos).toSorted((a, b) => placeOf(a.image.url) - placeOf(b.image.url))
  return { images, primary_image_url: images[0]?.image.url ?? null }
}

/** The order with the photo at one place moved to another. Places outside the list leave it as it is. */
export function movePhoto(urls: readonly string[], from: number, to: number): string[] {
  const moved = urls[from]
  if (moved === undefined || to < 0 || to >= urls.length) return [...urls]
  return urls.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const isUrl = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 2000

/** What is wrong with an order from outside; null for nothing. */
export function photoOrderProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || !value.every(isUrl)) return 'Enter a list of photo addresses.'
  if (value.length > MOST_ORDERED) return `Order at most ${MOST_ORDERED} photos.`
  return new Set(value).size === value.length ? null : 'List each photo once.'
}
