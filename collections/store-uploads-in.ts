import { Readable } from 'node:stream'
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  UploadConfig,
} from 'payload'
import type { UploadFolder, UploadStore } from '@/server/uploads/upload-store'
import { writeReceived } from '@/server/uploads/write-bytes'
import { refuseOnFullDisk } from './media/hooks/refuse-on-full-disk'

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

/** Runs before the document is stored, so that a failed upload stores no document. */
const keep =
  ({ store, folder }: Bucket): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    if (req.file && data.filename) await writeReceived(store, folder, data.filename, req.file)
    return data
  }

const removeReplaced =
  ({ store, folder }: Bucket): CollectionAfterChangeHook =>
  async ({ doc, previousDoc }) => {
    const before = previousDoc?.filename
    if (before && before !== doc.filename) await store.remove(folder, before)
    return doc
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
  const { beforeChange = [], afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    upload: { ...upload, disableLocalStorage: true, handlers: [serve(bucket, upload)] },
    hooks: {
      ...collection.hooks,
      beforeChange: [...beforeChange, keep(bucket)],
      afterChange: [...afterChange, removeReplaced(bucket)],
      afterDelete: [...afterDelete, removeDeleted(bucket)],
    },
  }
}

/**
 * Stores a collection's uploads in the data folder, or in the object store if one is configured. The collection's
 * `staticDir` names only the subfolder or key prefix.
 */
export const storeUploadsIn =
  (dataFolder: string, store?: UploadStore) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { upload, access, hooks } = collection
    if (typeof upload !== 'object' || !upload.staticDir) return collection
    const folder = upload.staticDir as UploadFolder
    const guarded = { ...collection, access: { ...access, read: ofDocuments(access?.read) } }
    if (store) return inBucket(guarded, upload, { store, folder })
    const staticDir = `${dataFolder}/${folder}`
    const beforeOperation = [refuseOnFullDisk(staticDir), ...(hooks?.beforeOperation ?? [])]
    return { ...guarded, hooks: { ...hooks, beforeOperation }, upload: { ...upload, staticDir } }
  }
