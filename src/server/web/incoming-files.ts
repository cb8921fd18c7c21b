import { rm } from 'node:fs/promises'
import { env } from '@/env'
import { DISK_FULL, hasRoom } from '../uploads/disk-room'
import { MOST_BYTES, uploadingFolder } from '../uploads/upload-limits'

/** Of what anybody may send in parts, in bytes: the form to sign in is a few hundred. */
const MOST_OF_STRANGERS = 1024 * 1024

const isUpload = ({ headers }: Request) =>
  headers.get('content-type')?.toLowerCase().startsWith('multipart/') ?? false

/** Bytes; null when the sender does not say. */
function lengthOf({ headers }: Request): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return Number.isSafeInteger(length) && length >= 0 ? length : null
}

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * The answer to an upload of somebody who has not signed in, before any of it is read: Payload writes files to disk before it asks who
 * sends them. Null for what is small enough to be a form.
 */
export async function refuseStrangersUpload(
  request: Request,
  isSignedIn: () => Promise<boolean>,
): Promise<Response | null> {
  if (!isUpload(request)) return null
  const length = lengthOf(request)
  if ((length !== null && length <= MOST_OF_STRANGERS) || (await isSignedIn())) return null
  return length === null
    ? refusal(411, 'Say how long this is, or sign in.')
    : refusal(413, 'Sign in to send more than 1 MB.')
}

/** Bytes of the uploads that this process is taking in. */
let coming = 0

/** Answers a request, with 507 when it brings a file that the disk has no room for beside those that come in just now. */
export async function withRoom(
  request: Request,
  answer: () => Promise<Response>,
  isFree = (bytes: number) => hasRoom(uploadingFolder(env().DATA_DIR), bytes),
): Promise<Response> {
  if (!isUpload(request)) return answer()
  const bytes = lengthOf(request) ?? MOST_BYTES
  coming += bytes
  try {
    return (await isFree(coming)) ? await answer() : refusal(507, DISK_FULL)
  } finally {
    coming -= bytes
  }
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
