import path from 'node:path'
import { Readable } from 'node:stream'
import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { uploadStore } from '../uploads/configured-store'

interface MediaFile {
  body: ReadableStream
  type: string
  /** Bytes. */
  size: number
}

async function typeOf(ctx: TenantContext, filename: string): Promise<string | null> {
  return cached(ctx, ['media', filename], [buildTag('media', { tenant: ctx.id })], async () => {
    const { rows } = await database().query<{ mime_type: string }>(
      'SELECT mime_type FROM media WHERE tenant_id = $1 AND filename = $2',
      [ctx.id, filename],
    )
    return rows[0]?.mime_type ?? null
  })
}

/**
 * The content type of one of the tenant's pictures, or null when the tenant has none of that name. The name comes from a URL, so it reaches
 * the upload store only after the database confirms it, and never as a path.
 */
export async function findMediaFile(ctx: TenantContext, filename: string): Promise<{ type: string } | null> {
  if (filename !== path.basename(filename) || filename.length > 255 || filename.includes('\0')) return null
  const type = await typeOf(ctx, filename)
  return type === null ? null : { type }
}

export async function openMediaFile(ctx: TenantContext, filename: string): Promise<MediaFile | null> {
  const file = await findMediaFile(ctx, filename)
  const stored = file && (await uploadStore().open('media', filename))
  if (!stored) return null
  return { body: Readable.toWeb(stored.body) as ReadableStream, type: file.type, size: stored.size }
}
