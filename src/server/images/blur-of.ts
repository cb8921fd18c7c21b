import type { Sharp } from 'sharp'
import { openPicture } from './encode-image'

/** Pixels across: enough to guess the picture, small enough to stand in the page. */
const ACROSS = 14

/** Many files have a channel for it and use it nowhere. */
async function isSeenThrough(image: Sharp): Promise<boolean> {
  return (await image.metadata()).hasAlpha && !(await image.stats()).isOpaque
}

/**
 * A picture's few blurred pixels as a data address of about 200 characters, to be shown until it has arrived. Null for one
 * that can be seen through: they would shine through it for ever. Throws `NotAPicture`.
 */
export async function blurOf(original: Buffer): Promise<string | null> {
  const { image } = await openPicture(original)
  if (await isSeenThrough(image)) return null
  const pixels = await image.resize(ACROSS).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${pixels.toString('base64')}`
}
