import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { photoKey } from '@/domain/images/stock-photo'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findMediaFile } from '../content/media-file'
import { getVehicle } from '../stock/vehicles'
import { readUpload } from '../uploads/configured-store'
import { fetchPhoto } from './fetch-photo'

export interface Original {
  readonly key: string
  /** Where it comes from. An upload's name always means the same content; the others may be replaced under the same URL. */
  readonly from: 'upload' | 'program' | 'web'
  /** Content type when the picture is sent unchanged: SVG has no pixels to resize. */
  readonly asItIs?: string
  readonly read: () => Promise<Buffer>
}

const SVG = 'image/svg+xml'

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

/** Reads a file shipped with the program, such as the demo's photographs. Refuses paths outside `public/assets`. */
async function readAsset(url: string): Promise<Buffer> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', 'assets')
  const file = path.join(/* turbopackIgnore: true */ folder, '..', decodeURI(url))
  if (!file.startsWith(folder + path.sep)) throw new Error('the path is outside public/assets')
  return readFile(file)
}

const isAsset = (url: string) => url.startsWith('/assets/')

/** The bytes of a photo as a feed names it: a URL, or a path under `/assets/`. */
export function readPhoto(url: string): Promise<Buffer> {
  return isAsset(url) ? readAsset(url) : fetchPhoto(url)
}

/** The photo with this key of one of the tenant's vehicles, or null. Only photos of the vehicle are ever fetched. */
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

/** A photo as a feed names it. The caller must have checked that it belongs to a vehicle. */
export function originalPhoto(url: string): Original {
  const isOurDrawing = isAsset(url) && url.endsWith('.svg')
  return {
    key: `photo ${url}`,
    from: isAsset(url) ? 'program' : 'web',
    asItIs: isOurDrawing ? SVG : undefined,
    read: () => readPhoto(url),
  }
}
