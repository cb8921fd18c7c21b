import type { StockRecord } from './stock-record'

type Media = Pick<
  StockRecord,
  | 'photos_count'
  | 'images'
  | 'thumbnails'
  | 'primary_image_url'
  | 'video_url'
  | 'external_video_url'
  | 'spin_images'
  | 'spin_code'
  | 'spin_interior_image'
  | 'hotspots'
>

/** The picture that a feed sends for a vehicle without photos: the stock system's placeholder (CARD-10). */
export const PLACEHOLDER_IMAGE = '/assets/demo/placeholder.svg'

export function mediaOf(urls: readonly string[]): Media {
  return {
    photos_count: urls.length,
    images: urls.map((url) => ({ image: { url, thumb: { url } } })),
    thumbnails: [...urls],
    primary_image_url: urls[0] ?? null,
    video_url: null,
    external_video_url: null,
    spin_images: null,
    spin_code: null,
    spin_interior_image: null,
    hotspots: null,
  }
}
