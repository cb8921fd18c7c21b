import { rm } from 'node:fs/promises'
import { env } from '@/env'
import { DISK_FULL, hasRoom } from '../uploads/disk-room'
import { uploadingFolder } from '../uploads/upload-limits'

/** The answer to a request with a file that the disk has no room for; null where it has, or where none comes. */
export async function refuseWithoutRoom({ headers }: Request): Promise<Response | null> {
  if (!headers.get('content-type')?.toLowerCase().startsWith('multipart/')) return null
  const bytes = Number(headers.get('content-length')) || 0
  if (await hasRoom(uploadingFolder(env().DATA_DIR), bytes)) return null
  return Response.json({ errors: [{ message: DISK_FULL }] }, { status: 507 })
}

interface Uploaded {
  tempFilePath?: string
}

/**
 * Removes the files that came with a request to Payload's API and are on disk still: of callers without the right to send any,
 * to endpoints that take none, and after errors. What was stored is elsewhere by then.
 */
export async function dropUploads(request: Request): Promise<void> {
  const { files } = request as Request & { files?: Record<string, Uploaded | Uploaded[]> }
  const uploaded = Object.values(files ?? {}).flat()
  await Promise.all(uploaded.map(({ tempFilePath }) => tempFilePath && rm(tempFilePath, { force: true })))
}
