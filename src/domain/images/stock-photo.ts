import type { ImageSource } from './image-set'

/**
 * A short, deterministic hash of a photo's URL (cyrb53, 53 bits in base 36). It distinguishes the photos of one vehicle
 * and changes with the URL, so that browsers can cache a resized photo indefinitely.
 */
export function photoKey(url: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let index = 0; index < url.length; index++) {
    const code = url.charCodeAt(index)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36)
}

const loaderPath = (vehicleSlug: string, key: string) =>
  `/image/stock/${encodeURIComponent(vehicleSlug)}/${key}`

/**
 * A vehicle's photo at the website's loader. The address contains the vehicle and the photo's key, not the feed's URL:
 * the loader fetches only photos of that vehicle on that website.
 */
export function stockPhoto(vehicleSlug: string, url: string): ImageSource {
  return { loader: loaderPath(vehicleSlug, photoKey(url)), original: url }
}

/**
 * The shortest text that `namedPhoto` can build a photo's URLs from: its key, or its whole URL if an image CDN fetches
 * the original (`cdnBase` is empty for no CDN).
 */
export function photoName(url: string, cdnBase: string): string {
  return cdnBase ? url : photoKey(url)
}

/** The inverse of `photoName`. */
export function namedPhoto(vehicleSlug: string, name: string): ImageSource {
  const isAddress = name.includes('/')
  return isAddress ? stockPhoto(vehicleSlug, name) : { loader: loaderPath(vehicleSlug, name), original: '' }
}
