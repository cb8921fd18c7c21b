import { rm } from 'node:fs/promises'
import { env } from '@/env'
import { DISK_FULL, hasRoom } from '../uploads/disk-room'
import { MAX_BYTES, uploadingFolder } from '../uploads/upload-limits'

/** Bytes of a multipart request that anonymous visitors may send. The sign-in form has a few hundred. */
const MAX_ANONYMOUS_BYTES = 1024 * 1024

const isUpload = ({ headers }: Request) =>
  headers.get('content-type')?.toLowerCase().startsWith('multipart/') ?? false

/** In bytes; null when the sender does not say. */
function lengthOf({ headers }: Request): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return Number.isSafeInteger(length) && length >= 0 ? length : null
}

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Refuses an anonymous upload before any of it is read, because Payload writes files to disk before it authenticates. Returns null for a
 * request small enough to be a form.
 */
export async function refuseAnonymousUpload(
  request: Request,
  isSignedIn: () => Promise<boolean>,
): Promise<Response | null> {
  if (!isUpload(request)) return null
  const length = lengthOf(request)
  if ((length !== null && length <= MAX_ANONYMOUS_BYTES) || (await isSignedIn())) return null
  return length === null
    ? refusal(411, 'Send a Content-Length header, or sign in.')
    : refusal(413, 'Sign in to upload more than 1 MB.')
}

let incomingBytes = 0

/** Answers a request, or answers 507 to an upload that does not fit on the disk beside the uploads in progress. */
export async function withRoom(
  request: Request,
  answer: () => Promise<Response>,
  isFree = (bytes: number) => hasRoom(uploadingFolder(env().DATA_DIR), bytes),
): Promise<Response> {
  if (!isUpload(request)) return answer()
  const bytes = lengthOf(request) ?? MAX_BYTES
  incomingBytes += bytes
  try {
    return (await isFree(incomingBytes)) ? await answer() : refusal(507, DISK_FULL)
  } finally {
    incomingBytes -= bytes
  }
}

interface Uploaded {
  tempFilePath?: string
}

/**
 * Removes the temporary files of a request to Payload's API: of callers without permission, of endpoints that accept no files, and after
 * errors. Stored uploads have been moved by then.
 */
export async function dropUploads(request: Request): Promise<void> {
  const { files } = request as Request & { files?: Record<string, Uploaded | Uploaded[]> }
  const uploaded = Object.values(files ?? {}).flat()
  await Promise.all(uploaded.map(({ tempFilePath }) => tempFilePath && rm(tempFilePath, { force: true })))
}
