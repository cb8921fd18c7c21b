import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import type { Vehicle } from '@/domain/vehicle/vehicle'

interface Shared {
  readonly vehicle: Pick<Vehicle, 'name' | 'slug' | 'primary_image_url'>
  readonly description: string
  readonly siteName: string
  /** Absolute; null while the website has none. */
  readonly address: string | null
  /** Empty for none. */
  readonly cdn: string
}

/**
 * The Open Graph and Twitter metadata of a vehicle's page (SHARE-01). Its photo is 1280 pixels wide and comes from the
 * website or its CDN, never from the feed's URL. Undefined if the page has no absolute URL, which previews require.
 */
export function linkPreview({ vehicle, description, siteName, address, cdn }: Shared) {
  if (!address) return undefined
  const photo = ownPhoto(vehicle.primary_image_url)
  const source = photo && stockPhoto(vehicle.slug, photo)
  return {
    type: 'website' as const,
    locale: 'en_AU',
    siteName,
    title: vehicle.name,
    description,
    url: address,
    images: source
      ? [
          {
            url: new URL(
              sizedImage(
                source,
                { width: 1280, crop: '3:2' },
                { base: cdn, origin: new URL(address).origin },
              ),
              address,
            ).href,
            width: 1280,
            height: 853,
            alt: vehicle.name,
          },
        ]
      : [],
  }
}
