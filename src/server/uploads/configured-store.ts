import { buffer } from 'node:stream/consumers'
import { env } from '@/env'
import { bucketStoreOf } from './bucket-store'
import { folderStore } from './folder-store'
import type { UploadFolder, UploadStore } from './upload-store'

let opened: UploadStore | undefined

export function bucketStore(): UploadStore | undefined {
  const { UPLOADS_BUCKET: bucket, DATA_DIR: scratch, ...settings } = env()
  if (bucket === undefined) return undefined
  const { UPLOADS_ACCESS_KEY: accessKeyId, UPLOADS_SECRET_KEY: secretAccessKey } = settings
  return bucketStoreOf({
    bucket,
    scratch,
    endpoint: settings.UPLOADS_ENDPOINT,
    region: settings.UPLOADS_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  })
}

export function uploadStore(): UploadStore {
  opened ??= bucketStore() ?? folderStore(env().DATA_DIR)
  return opened
}

/** Reads a whole upload. Rejects with `ENOENT` when there is none of that name. */
export async function readUpload(folder: UploadFolder, name: string): Promise<Buffer> {
  const stored = await uploadStore().open(folder, name)
  if (!stored) throw Object.assign(new Error('The upload does not exist.'), { code: 'ENOENT' })
  return buffer(stored.body)
}
