import type { ImageSet } from '@/domain/images/image-set'
import { photoKey } from '@/domain/images/stock-photo'

/**
 * What tells one photo of a vehicle from the others within its sized addresses: its key at the website's loader, its own
 * address at an image CDN. Putting another photo's name in its place gives that photo's addresses, so a card carries the
 * whole set for its first photo only.
 */
export function photoName(url: string, { src }: Pick<ImageSet, 'src'>): string {
  const names = [encodeURIComponent(url), url]
  return names.find((name) => src.includes(name)) ?? photoKey(url)
}
