import type { Pool } from 'pg'
import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate } from '@/domain/flags/templates'
import { DEFAULT_QUALITY } from '@/domain/images/image-set'
import { cardPhotoWidths, leadPhotoWidths } from '@/domain/images/stock-photo-widths'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { FOR_SALE } from '@/server/stock/for-sale-sql'
import { enqueueResizing } from '../../jobs/enqueue'
import { ImageUnavailable } from '../image-unavailable'
import { originalPhoto } from '../original'
import { pictureStores } from '../picture-stores'
import { makeAhead } from '../serve-image'

/** What cards and the large photo of a vehicle's page ask for, each width once. */
const WIDTHS = [...new Set([...cardPhotoWidths, ...leadPhotoWidths])]

const LISTED = `${FOR_SALE} AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false)
  AND v.primary_image_url IS NOT NULL`

interface Photographed {
  url: string
  template: string
  settings: unknown
  group_settings: unknown
}

/** A website with an image CDN asks that for its photos. */
function isResizedHere({ template, settings, group_settings: group }: Photographed): boolean {
  const resolved = resolveSettings({ template: parseTemplate(template), group, tenant: settings })
  return !resolved.settings['integrations.imageCdnBase']
}

/** The first photos of those of the vehicles that are listed, each once. */
async function findPhotos(pool: Pool, vehicleIds: readonly number[]): Promise<readonly string[]> {
  const { rows } = await pool.query<Photographed>(
    `SELECT v.primary_image_url AS url, t.template, t.settings, g.settings AS group_settings
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id JOIN groups g ON g.id = t.group_id
     WHERE v.id = ANY($1) AND ${LISTED} ORDER BY v.id`,
    [vehicleIds],
  )
  const photos = rows.filter(isResizedHere).map(({ url }) => ownPhoto(url))
  return [...new Set(photos.filter((url) => url !== null))]
}

/** How many sizes of a photo were made. One that cannot be had is left to whoever asks for it: that is logged already. */
async function resizePhoto(url: string): Promise<number> {
  let made = 0
  try {
    for (const width of WIDTHS) {
      const asked = { width, quality: DEFAULT_QUALITY, crop: '3:2', focus: undefined } as const
      if (await makeAhead(originalPhoto(url), asked, 'avif')) made += 1
    }
  } catch (error) {
    if (!(error instanceof ImageUnavailable)) throw error
  }
  return made
}

/**
 * Resizes the first photo of each of these vehicles that is listed, in the sizes that cards and vehicle pages ask for, so that
 * no shopper waits for it. AVIF only, which nearly all browsers take. What is there already stays; nothing is made once the
 * store is nearly full, for that would push out what shoppers do ask for. Gives how many pictures were made.
 */
export async function resizePhotos(pool: Pool, vehicleIds: readonly number[]): Promise<number> {
  if (!(await pictureStores().sized.hasRoom())) return 0
  let made = 0
  for (const url of await findPhotos(pool, vehicleIds)) made += await resizePhoto(url)
  return made
}

/** Queues the photos of all listed vehicles, unless some are still waiting: for stock from before, and for what has become old. */
export async function queueAllPhotos(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT v.id FROM vehicles v
     WHERE ${LISTED} AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'resize-photos')
     ORDER BY v.id`,
  )
  await enqueueResizing(
    pool,
    rows.map(({ id }) => id),
  )
}
