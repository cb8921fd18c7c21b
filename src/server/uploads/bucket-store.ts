import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { StoredUpload, UploadFolder, UploadStore } from './upload-store'

export interface BucketSettings {
  readonly bucket: string
  /** Undefined for Amazon S3. */
  readonly endpoint?: string
  readonly region?: string
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Local folder for temporary copies of files. */
  readonly scratch: string
  /** Milliseconds without a byte after which an attempt fails, since pages wait for pictures. Defaults to ten seconds. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** The SDK's default of three would make pages wait for half a minute. */
const MAX_ATTEMPTS = 2

/** Loaded on demand: the package is large, and unused when uploads are in a folder. */
const loadSdk = () => import('@aws-sdk/client-s3')

async function createClient(settings: BucketSettings, timeoutMs: number): Promise<S3Client> {
  const { endpoint, region = 'us-east-1', credentials } = settings
  const { S3Client } = await loadSdk()
  return new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: endpoint !== undefined,
    // Some object stores do not support the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  })
}

/** Stores uploads as objects `media/<name>` and `imports/<name>` of a bucket. */
export function bucketStoreOf(settings: BucketSettings): UploadStore {
  const { bucket: Bucket, scratch, timeoutMs = TIMEOUT_MS } = settings
  /** For requests without a body, whose response starts at once. Sending a file may take any time. */
  const answerInTime = { requestTimeout: timeoutMs }
  let client: Promise<S3Client> | undefined
  const connect = () => {
    client ??= createClient(settings, timeoutMs)
    return client
  }
  const keyOf = (folder: UploadFolder, name: string) => `${folder}/${path.basename(name)}`

  async function open(folder: UploadFolder, name: string): Promise<StoredUpload | null> {
    const { GetObjectCommand, NoSuchKey } = await loadSdk()
    const s3 = await connect()
    try {
      const { Body, ContentLength } = await s3.send(
        new GetObjectCommand({ Bucket, Key: keyOf(folder, name) }),
        answerInTime,
      )
      return { body: Body as Readable, size: ContentLength ?? 0 }
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }

  return {
    open,
    async list(folder) {
      const { paginateListObjectsV2 } = await loadSdk()
      const names: string[] = []
      for await (const page of paginateListObjectsV2(
        { client: await connect() },
        { Bucket, Prefix: `${folder}/` },
        answerInTime,
      ))
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(folder.length + 1))
      return names
    },
    async write(folder, name, from) {
      const { PutObjectCommand } = await loadSdk()
      const s3 = await connect()
      const { size } = await stat(from)
      await s3.send(
        new PutObjectCommand({
          Bucket,
          Key: keyOf(folder, name),
          Body: createReadStream(from),
          ContentLength: size,
        }),
      )
    },
    async withFile(folder, name, work) {
      const copy = path.join(/* turbopackIgnore: true */ scratch, folder, `copy-${randomUUID()}`)
      try {
        const stored = await open(folder, name)
        await mkdir(path.dirname(copy), { recursive: true })
        if (stored) await pipeline(stored.body, createWriteStream(copy, { mode: 0o600 }))
        return await work(copy)
      } finally {
        await rm(copy, { force: true })
      }
    },
    async remove(folder, name) {
      const { DeleteObjectCommand } = await loadSdk()
      const s3 = await connect()
      await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(folder, name) }), answerInTime)
    },
  }
}
