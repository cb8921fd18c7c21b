import type { Pool } from 'pg'
import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate } from '@/domain/flags/templates'
import { DEFAULT_QUALITY } from '@/domain/images/image-set'
import { cardPhotoWidths, leadPhotoWidths } from '@/domain/images/stock-photo-widths'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { LISTED } from '@/server/stock/vehicle-sql'
import { enqueueResizing } from '../../jobs/enqueue'
import { ImageUnavailable } from '../image-unavailable'
import { originalPhoto } from '../original'
import { pictureStores } from '../picture-stores'
import { makeAhead } from '../serve-image'

const WIDTHS = [...new Set([...cardPhotoWidths, ...leadPhotoWidths])]

const PHOTOGRAPHED = `${LISTED} AND v.primary_image_url IS NOT NULL`

interface Photographed {
  url: string
  template: string
  settings: unknown
  group_settings: unknown
}

/** Whether we resize the website's photos. An image CDN resizes them otherwise. */
function isResizedHere({ template, settings, group_settings: group }: Photographed): boolean {
  const resolved = resolveSettings({ template: parseTemplate(template), group, tenant: settings })
  return !resolved.settings['integrations.imageCdnBase']
}

async function findPhotos(pool: Pool, vehicleIds: readonly number[]): Promise<readonly string[]> {
  const { rows } = await pool.query<Photographed>(
    `SELECT v.primary_image_url AS url, t.template, t.settings, g.settings AS group_settings
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id JOIN groups g ON g.id = t.group_id
     WHERE v.id = ANY($1) AND ${PHOTOGRAPHED} ORDER BY v.id`,
    [vehicleIds],
  )
  const photos = rows.filter(isResizedHere).map(({ url }) => ownPhoto(url))
  return [...new Set(photos.filter((url) => url !== null))]
}

/** Returns how many sizes of a photo were made. An unavailable photo is skipped; its failure is already logged. */
async function resizePhoto(url: string): Promise<number> {
  let made = 0
  try {
    for (const width of WIDTHS) {
      const requested = { width, quality: DEFAULT_QUALITY, crop: '3:2', focus: undefined } as const
      if (await makeAhead(originalPhoto(url), requested, 'avif')) made += 1
    }
  } catch (error) {
    if (!(error instanceof ImageUnavailable)) throw error
  }
  return made
}

/**
 * Resizes the first photo of each of these vehicles that is listed, in the sizes that cards and vehicle pages use, so that no shopper waits
 * for it. Makes AVIF only, which nearly all browsers accept. Keeps existing files, and makes nothing once the store is nearly full, because
 * that would evict pictures that shoppers request. Returns the number of pictures made.
 */
export async function resizePhotos(pool: Pool, vehicleIds: readonly number[]): Promise<number> {
  if (!(await pictureStores().sized.hasRoom())) return 0
  let made = 0
  for (const url of await findPhotos(pool, vehicleIds)) made += await resizePhoto(url)
  return made
}

/**
 * Queues the first photos of all listed vehicles, unless some are still queued. Covers stock from before this job existed, and pictures
 * that have expired.
 */
export async function queueAllPhotos(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT v.id FROM vehicles v
     WHERE ${PHOTOGRAPHED} AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'resize-photos')
     ORDER BY v.id`,
  )
  await enqueueResizing(
    pool,
    rows.map(({ id }) => id),
  )
}
