import type { ImageSource } from './image-set'

/**
 * A short name for a photo's address, the same wherever it is worked out (cyrb53, 53 bits as base 36). It only tells the
 * photos of one vehicle apart and changes with the address, so that a sized photo can be kept for ever.
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
 * A photo of a vehicle at the website's loader. The address names the vehicle and the photo, not where the feed keeps it:
 * the loader fetches nothing that is not a photo of that vehicle of that website.
 */
export function stockPhoto(vehicleSlug: string, url: string): ImageSource {
  return { loader: loaderPath(vehicleSlug, photoKey(url)), original: url }
}

/**
 * The shortest text from which `namedPhoto` builds a photo's addresses: its key, or its whole address where an image CDN
 * (`cdnBase`, empty for none) fetches the original.
 */
export function photoName(url: string, cdnBase: string): string {
  return cdnBase ? url : photoKey(url)
}

/** The photo of a vehicle that `photoName` named. */
export function namedPhoto(vehicleSlug: string, name: string): ImageSource {
  const isAddress = name.includes('/')
  return isAddress ? stockPhoto(vehicleSlug, name) : { loader: loaderPath(vehicleSlug, name), original: '' }
}
