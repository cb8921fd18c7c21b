import { Readable } from 'node:stream'
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  UploadConfig,
} from 'payload'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { DISK_FULL, hasRoom } from '@/server/uploads/disk-room'
import type { UploadFolder, UploadStore } from '@/server/uploads/upload-store'
import { writeReceived } from '@/server/uploads/write-bytes'
import { loadStoredPicture } from './media/hooks/load-stored-picture'
import { noteUpload } from './stored-uploads'

/**
 * Requires that the document exists, also for people who may read every file. Payload throws when the file of a missing
 * document is requested.
 */
const ofDocuments =
  (read: Access | undefined): Access =>
  async (args) => {
    const allowed = (await read?.(args)) ?? false
    return allowed === true && args.isReadingStaticFile ? { filename: { exists: true } } : allowed
  }

interface Bucket {
  readonly store: UploadStore
  readonly folder: UploadFolder
}

/**
 * Writes the file in the transaction that stores the document, so that a failed write stores no document and a refused
 * document stores no file. Then removes the file that this one replaces. Reads the name from `data`: the caller may
 * have left it out of `doc`.
 */
const keep =
  ({ store, folder }: Bucket): CollectionAfterChangeHook =>
  async ({ data, previousDoc, req }) => {
    if (!req.file || !data.filename) return
    noteUpload(req, { folder, name: data.filename })
    await writeReceived(store, folder, data.filename, req.file)
    const before = previousDoc?.filename
    if (before && before !== data.filename) await store.remove(folder, before)
  }

const removeDeleted =
  ({ store, folder }: Bucket): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    if (doc.filename) await store.remove(folder, doc.filename)
    return doc
  }

/** Serves the file. Payload has already checked the person's access. */
const serve =
  (
    { store, folder }: Bucket,
    { modifyResponseHeaders }: UploadConfig,
  ): NonNullable<UploadConfig['handlers']>[number] =>
  async (_, { doc, params: { filename } }) => {
    const stored = await store.open(folder, filename)
    if (!stored) return new Response('This file does not exist.', { status: 404 })
    const { mimeType } = doc as { mimeType?: string | null }
    const headers = new Headers({
      'content-type': mimeType ?? 'application/octet-stream',
      'content-length': String(stored.size),
    })
    return new Response(Readable.toWeb(stored.body) as ReadableStream, {
      headers: modifyResponseHeaders?.({ headers }) || headers,
    })
  }

function inBucket(collection: CollectionConfig, upload: UploadConfig, bucket: Bucket): CollectionConfig {
  const { beforeOperation = [], afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    upload: { ...upload, disableLocalStorage: true, handlers: [serve(bucket, upload)] },
    hooks: {
      ...collection.hooks,
      beforeOperation: [loadStoredPicture(bucket.store, bucket.folder), ...beforeOperation],
      afterChange: [keep(bucket), ...afterChange],
      afterDelete: [...afterDelete, removeDeleted(bucket)],
    },
  }
}

/** Refuses a file that does not fit on the folder's disk. Otherwise a truncated file would be stored. */
const refuseOnFullDisk =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ req }) => {
    if (req.file && !(await hasRoom(folder, req.file.size)))
      throw new APIError(DISK_FULL, 507, undefined, true)
  }

/**
 * Stores a collection's uploads in `store`. Payload's own local storage is unused: it deletes the old file before it
 * writes the new one, keeps partial files, and hides why a write failed. The collection's `staticDir` names only the
 * subfolder or key prefix. `dataFolder` is the store's local folder, if it has one.
 */
export const storeUploadsIn =
  (store: UploadStore, dataFolder?: string) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { upload, access } = collection
    if (typeof upload !== 'object' || !upload.staticDir) return collection
    const folder = upload.staticDir as UploadFolder
    const guarded = { ...collection, access: { ...access, read: ofDocuments(access?.read) } }
    const stored = inBucket(guarded, upload, { store, folder })
    if (!dataFolder) return stored
    const beforeOperation = [
      refuseOnFullDisk(`${dataFolder}/${folder}`),
      ...(stored.hooks?.beforeOperation ?? []),
    ]
    return { ...stored, hooks: { ...stored.hooks, beforeOperation } }
  }
