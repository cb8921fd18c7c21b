import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { typeOfBytes } from '@/domain/leads/files/type-of-bytes'
import { MAX_FIELDS } from '@/domain/leads/form/form-fields-problem'
import { env } from '@/env'
import { DISK_FULL, hasRoom } from '../../uploads/disk-room'
import { uploadingFolder } from '../../uploads/upload-limits'
import { storable } from './parse-payload'
import { MAX_BYTES, MAX_FILE_BYTES, MAX_FILES, type ReceivedFile, UnreadableSubmission } from './submission'

const MAX_TOTAL = MAX_FILES * MAX_FILE_BYTES + MAX_BYTES
const HEAD = 64
const TAIL = 64 * 1024

export interface ReceivedForm {
  readonly pairs: readonly (readonly [name: string, value: string])[]
  readonly files: readonly ReceivedFile[]
}

/** Fails once more than `most` bytes went through. */
const limited = (most: number) => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > most) done(new UnreadableSubmission(413, tooLarge))
      else done(null, chunk)
    },
  })
}

const tooLarge = `Send at most ${MAX_FILES} files of ${MAX_FILE_BYTES / 1_000_000} MB each.`

async function typeOfFile(file: string): Promise<string | null> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, position))
      return buffer.subarray(0, bytesRead)
    }
    return typeOfBytes({ head: await read(HEAD, 0), tail: await read(TAIL, size - TAIL) })
  } finally {
    await handle.close()
  }
}

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  field: string,
  name: string,
): Promise<ReceivedFile> {
  const file = path.join(/* turbopackIgnore: true */ uploadingFolder(env().DATA_DIR), `lead-${randomUUID()}`)
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
  })
  try {
    await pipeline(stream, createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return {
    field,
    name: path.basename(storable(name)).slice(-120),
    path: file,
    // The rest was not read, so that a larger file is as large as the check needs it to be.
    size: stream.truncated ? MAX_FILE_BYTES + 1 : size,
    type: (await typeOfFile(file)) ?? 'application/octet-stream',
  }
}

/**
 * Reads a multipart request, with its files on disk. The caller removes them (`dropReceived`); if the request cannot be read, they are
 * removed here. Throws `UnreadableSubmission`.
 */
export async function receiveMultipart(request: Request): Promise<ReceivedForm> {
  const length = Number(request.headers.get('content-length') ?? MAX_TOTAL)
  if (length > MAX_TOTAL) throw new UnreadableSubmission(413, tooLarge)
  const folder = uploadingFolder(env().DATA_DIR)
  if (!(await hasRoom(folder, length))) throw new UnreadableSubmission(507, DISK_FULL)
  await mkdir(folder, { recursive: true })
  const parser = parserOf(request)
  const pairs: [string, string][] = []
  const receiving: Promise<ReceivedFile>[] = []
  let over: string | null = null
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) over = `${name}: The text is too long.`
    pairs.push([name, value])
  })
  parser.on('file', (field, stream, { filename }) => {
    // An empty file input sends a part without a name.
    if (!filename) stream.resume()
    else receiving.push(keptUnhandled(receiveFile(stream, field, filename)))
  })
  parser.on('fieldsLimit', () => {
    over = `Send at most ${MAX_FIELDS} fields.`
  })
  parser.on('filesLimit', () => {
    over = tooLarge
  })
  try {
    await pipeline(bodyOf(request), limited(MAX_TOTAL), parser)
    const files = await Promise.all(receiving)
    if (files.length > MAX_FILES) over = tooLarge
    if (over !== null) throw new UnreadableSubmission(413, over)
    return { pairs, files }
  } catch (error) {
    await dropReceived(
      (await Promise.allSettled(receiving)).flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    )
    throw error instanceof UnreadableSubmission || isDiskError(error)
      ? error
      : new UnreadableSubmission(400, 'Send a complete form.')
  }
}

const isDiskError = (error: unknown) =>
  error instanceof Error &&
  ['ENOSPC', 'EDQUOT', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code))

/** Its rejection is handled when all files have arrived. */
function keptUnhandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

const bodyOf = ({ body }: Request) =>
  body ? Readable.fromWeb(body as unknown as ReadableStream<Uint8Array>) : Readable.from([])

function parserOf(request: Request) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 200,
        fieldSize: MAX_BYTES,
        // Those that say what was sent count as well.
        fields: MAX_FIELDS + 10,
        fileSize: MAX_FILE_BYTES,
        files: MAX_FILES + 5,
        parts: MAX_FIELDS + MAX_FILES + 20,
      },
    })
  } catch {
    throw new UnreadableSubmission(400, 'Send multipart/form-data with its boundary.')
  }
}

/** Removes the files of a request. Stored ones are copies. */
export async function dropReceived(files: readonly Pick<ReceivedFile, 'path'>[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })))
}
