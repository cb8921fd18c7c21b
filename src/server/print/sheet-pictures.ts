import sharp from 'sharp'
import type { HeaderBackground } from '@/domain/flags/templates'
import { photoKey } from '@/domain/images/stock-photo'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { logoFor } from '@/domain/theme/logos'
import { ImageUnavailable } from '../images/image-unavailable'
import { findMediaOriginal, findStockOriginal } from '../images/original'
import { createQueue } from '../images/queue'
import { type PictureQueue, serveImage } from '../images/serve-image'
import { log } from '../log/log.mjs'

/** Bytes. With a photo of this size, a logo and fonts, a sheet stays below 300 KB. */
const MAX_BYTES = 200_000
/** From best to smallest. The last one always fits. */
const TRIES = [
  { width: 1280, quality: 75 },
  { width: 1280, quality: 60 },
  { width: 1280, quality: 40 },
  { width: 640, quality: 40 },
] as const
/**
 * A separate queue: the shopper has just opened the vehicle's page, whose photos are still being resized by the dozen, and behind those the
 * sheet's photo would be too late.
 */
const takeTurn: PictureQueue = createQueue({ atOnce: 2, waiting: 20 })
/** In pixels: three times the printed size. */
const LOGO = { width: 480, height: 96 } as const

/** A photo of the tenant's vehicle as JPEG, 16:9, at most 200 KB; null when it is unavailable. */
export async function sheetPhoto(ctx: TenantContext, slug: string, url: string): Promise<Buffer | null> {
  const original = await findStockOriginal(ctx, slug, photoKey(url))
  if (!original) return null
  try {
    for (const { width, quality } of TRIES) {
      const requested = { width, quality, crop: '16:9', focus: undefined } as const
      const { body, type } = await serveImage(original, requested, 'jpeg', takeTurn)
      const jpeg = type === 'image/jpeg' ? body : await drawingAsJpeg(body)
      if (jpeg.length <= MAX_BYTES) return jpeg
    }
  } catch (error) {
    // The failure is logged where pictures are made.
    if (!(error instanceof ImageUnavailable)) throw error
  }
  return null
}

function drawingAsJpeg(svg: Buffer): Promise<Buffer> {
  return sharp(svg).resize(1280, 720, { fit: 'cover' }).flatten({ background: '#fff' }).jpeg().toBuffer()
}

/** The tenant's logo for that background, as PNG; null where the name is set in type instead. */
export async function sheetLogo(ctx: TenantContext, ground: HeaderBackground): Promise<Buffer | null> {
  const logo = logoFor(ctx.logos, ground, ctx.theme)
  const filename = logo?.source.original.split('/').at(-1)
  if (!filename) return null
  try {
    const original = await findMediaOriginal(ctx, decodeURIComponent(filename))
    if (!original) return null
    const picture = sharp(await original.read(), { limitInputPixels: 40_000_000, density: 288 })
    // In full colour: pdfkit loses some colours of a palette with transparency.
    return await picture
      .resize({ ...LOGO, fit: 'inside' })
      .png()
      .toBuffer()
  } catch (error) {
    log.error({ err: error }, `a sheet of ${ctx.slug} has no logo`)
    return null
  }
}
