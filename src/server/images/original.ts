import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { photoKey } from '@/domain/images/stock-photo'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findMediaFile } from '../content/media-file'
import { getVehicle } from '../stock/vehicles'
import { readUpload } from '../uploads/configured-store'
import { fetchPhoto } from './fetch-photo'

/** A picture before it is resized: its name for the store, and how to get its bytes. */
export interface Original {
  readonly key: string
  /** Where it is kept. Uploads have names of their own for ever; the others may be replaced under the same address. */
  readonly from: 'upload' | 'program' | 'web'
  /** Content type, when the picture is to be sent as it is: drawings have no pixels. */
  readonly asItIs?: string
  readonly read: () => Promise<Buffer>
}

const SVG = 'image/svg+xml'

/** One of the tenant's own uploads, or null. */
export async function findMediaOriginal(ctx: TenantContext, filename: string): Promise<Original | null> {
  const found = await findMediaFile(ctx, filename)
  if (!found) return null
  return {
    key: `media ${filename}`,
    from: 'upload',
    asItIs: found.type === SVG ? SVG : undefined,
    read: () => readUpload('media', filename),
  }
}

type Photographed = Pick<
  Vehicle,
  'images' | 'thumbnails' | 'primary_image_url' | 'spin_images' | 'spin_interior_image'
>

/** Every picture of a vehicle, wherever its record names it. */
export function photosOf(vehicle: Photographed): string[] {
  const { images, thumbnails, primary_image_url, spin_images, spin_interior_image } = vehicle
  return [
    primary_image_url,
    ...images.flatMap(({ image }) => [image.url, image.thumb?.url]),
    ...thumbnails,
    ...(spin_images ?? []),
    spin_interior_image,
  ].filter((url): url is string => typeof url === 'string' && url !== '')
}

/** A file that came with the program, such as the demo's photographs. Nothing outside `public/assets`. */
async function readAsset(url: string): Promise<Buffer> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', 'assets')
  const file = path.join(/* turbopackIgnore: true */ folder, '..', decodeURI(url))
  if (!file.startsWith(folder + path.sep)) throw new Error('outside of the program’s own files')
  return readFile(file)
}

const isAsset = (url: string) => url.startsWith('/assets/')

/** The bytes of a photo as a feed names it: an address of the web, or a path of the program's own files. */
export function readPhoto(url: string): Promise<Buffer> {
  return isAsset(url) ? readAsset(url) : fetchPhoto(url)
}

/** The photo of that key of one of the tenant's vehicles, or null. What is no photo of the vehicle is never fetched. */
export async function findStockOriginal(
  ctx: TenantContext,
  slug: string,
  key: string,
): Promise<Original | null> {
  const vehicle = await getVehicle(ctx, slug)
  const url = vehicle && photosOf(vehicle).find((photo) => photoKey(photo) === key)
  if (!url) return null
  return originalPhoto(url)
}

/** A photo as a feed names it. The caller knows that it is one of a vehicle. */
export function originalPhoto(url: string): Original {
  const isOurDrawing = isAsset(url) && url.endsWith('.svg')
  return {
    key: `photo ${url}`,
    from: isAsset(url) ? 'program' : 'web',
    asItIs: isOurDrawing ? SVG : undefined,
    read: () => readPhoto(url),
  }
}
