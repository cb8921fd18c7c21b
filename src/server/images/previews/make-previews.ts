import type { Pool } from 'pg'
import { buildTag } from '@/domain/cache/tags'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { announceTags } from '../../cache/announce-tags'
import { enqueueResizing } from '../../jobs/enqueue'
import { blurPlaceholder } from '../blur-placeholder'
import { readPhoto } from '../original'

interface Waiting {
  id: number
  tenant_id: TenantId
  url: string
}

interface Made {
  id: number
  url: string
  preview: string
}

/** Vehicles per batch. A finished batch is saved even if the worker stops. */
const BATCH = 50

async function findWaiting(pool: Pool): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `SELECT id, tenant_id, primary_image_url AS url FROM vehicles
     WHERE primary_image_url IS NOT NULL AND photo_preview_of IS DISTINCT FROM primary_image_url
     ORDER BY id LIMIT $1`,
    [BATCH],
  )
  return rows
}

/** A photo that is unavailable gets no preview until its URL changes. */
async function previewOf(url: string): Promise<string> {
  if (!ownPhoto(url)) return ''
  try {
    return (await blurPlaceholder(await readPhoto(url))) ?? ''
  } catch {
    return ''
  }
}

async function keepPreviews(pool: Pool, made: readonly Made[]): Promise<void> {
  await pool.query(
    `UPDATE vehicles v SET photo_preview = made.preview, photo_preview_of = made.url
     FROM unnest($1::int[], $2::text[], $3::text[]) AS made (id, url, preview)
     WHERE v.id = made.id AND v.primary_image_url = made.url`,
    [made.map(({ id }) => id), made.map(({ url }) => url), made.map(({ preview }) => preview)],
  )
}

async function expireLists(pool: Pool, tenants: ReadonlySet<TenantId>): Promise<void> {
  const client = await pool.connect()
  try {
    await announceTags(
      client,
      [...tenants].map((tenant) => buildTag('stock', { tenant })),
    )
  } finally {
    client.release()
  }
}

/** Makes previews, once per photo however many vehicles share it. */
function rememberingPreviews(): (url: string) => Promise<string> {
  const known = new Map<string, string>()
  return async (url) => {
    const preview = known.get(url) ?? (await previewOf(url))
    known.set(url, preview)
    return preview
  }
}

/**
 * Makes the blurred placeholders that cards show until a vehicle's first photo loads, for vehicles that are new or have a new first photo,
 * and queues the resizing of those photos. Starts no photo after `forMs` milliseconds; the next call continues. Returns the number of
 * vehicles done.
 */
export async function makePreviews(pool: Pool, { forMs }: { forMs: number }): Promise<number> {
  const until = Date.now() + forMs
  const preview = rememberingPreviews()
  const tenants = new Set<TenantId>()
  let done = 0
  for (let waiting = await findWaiting(pool); waiting.length > 0; waiting = await findWaiting(pool)) {
    const made: Made[] = []
    for (const { id, tenant_id, url } of waiting) {
      if (Date.now() > until) break
      made.push({ id, url, preview: await preview(url) })
      tenants.add(tenant_id)
    }
    await keepPreviews(pool, made)
    await enqueueResizing(
      pool,
      made.map(({ id }) => id),
    )
    done += made.length
    if (Date.now() > until) break
  }
  if (tenants.size > 0) await expireLists(pool, tenants)
  return done
}
