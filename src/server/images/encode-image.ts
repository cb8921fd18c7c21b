import sharp, { type Sharp } from 'sharp'
import type { ImageCrop } from '@/domain/images/image-set'
import { env } from '@/env'
import type { ImageFormat } from './image-format'
import type { ImageRequest } from './image-request'

/** The file's content is not a picture, or not of a supported kind. */
export class NotAPicture extends Error {}

export class TooManyPixels extends NotAPicture {}

/** Limit on the pixels of an original: a small file can decode to more than the memory holds. */
const MAX_PIXELS = 60_000_000

/** sharp's error for a picture over the pixel limit. It throws before it decodes anything. */
const OVER_LIMIT = /pixel limit/i

/** Supported formats, detected from the content and not from the file name. SVG is excluded because it can contain scripts. */
const kinds: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Ratio of AVIF's quality scale to WebP's and JPEG's: at their quality 75, AVIF looks the same at about 0.72 of the number. */
const AVIF_SHARE = 0.72

function ratioOf(crop: ImageCrop): number {
  const [across = 1, down = 1] = crop.split(':').map(Number)
  return across / down
}

function packed(image: Sharp, format: ImageFormat, quality: number): Sharp {
  const { IMAGE_EFFORT: effort } = env()
  if (format === 'avif') return image.avif({ quality: Math.round(quality * AVIF_SHARE), effort })
  if (format === 'webp') return image.webp({ quality, effort })
  return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
}

/** Opens a picture and rotates it upright. Throws `NotAPicture` when the content is not a picture of a supported kind. */
export async function openPicture(
  original: Buffer,
): Promise<{ image: Sharp; width: number; height: number }> {
  if (original.length === 0) throw new NotAPicture('it is empty')
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const about = await image.metadata().catch((error: unknown) => {
    if (!(error instanceof Error && OVER_LIMIT.test(error.message))) return null
    throw new TooManyPixels(`more than ${MAX_PIXELS / 1_000_000} million pixels`)
  })
  if (!about || !kinds.has(about.format))
    throw new NotAPicture('its content is not a supported picture format')
  const { width, height } = about.autoOrient
  return { image: image.autoOrient(), width, height }
}

/**
 * A picture cropped, resized and encoded as requested. Never larger than the original, and without camera metadata (place, time, device).
 * Throws `NotAPicture`.
 */
export async function encodeImage(
  original: Buffer,
  { width, quality, crop, focus }: ImageRequest,
  format: ImageFormat,
): Promise<Buffer> {
  const { image, width: full, height } = await openPicture(original)
  const ratio = crop ? ratioOf(crop) : full / height
  const across = Math.max(1, Math.round(Math.min(width, full, height * ratio)))
  const down = Math.max(1, Math.round(across / ratio))
  const resized = image.resize(across, down, { fit: 'cover', position: focus ?? 'centre' })
  try {
    return await packed(resized, format, quality).toBuffer()
  } catch (error) {
    throw new NotAPicture(error instanceof Error ? error.message : 'it cannot be decoded')
  }
}
