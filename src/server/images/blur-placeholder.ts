import type { Sharp } from 'sharp'
import { openPicture } from './encode-image'

/** Width in pixels: enough to recognise the picture, small enough to inline in the page. */
const ACROSS = 14

/** Many files have an alpha channel but no transparent pixel. */
async function isSeenThrough(image: Sharp): Promise<boolean> {
  return (await image.metadata()).hasAlpha && !(await image.stats()).isOpaque
}

/**
 * A blurred placeholder of a picture, as a data URL of about 200 characters. Null for a transparent picture, because the placeholder would
 * show through it. Throws `NotAPicture`.
 */
export async function blurPlaceholder(original: Buffer): Promise<string | null> {
  const { image } = await openPicture(original)
  if (await isSeenThrough(image)) return null
  const pixels = await image.resize(ACROSS).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${pixels.toString('base64')}`
}
