import type { CollectionConfig } from 'payload'

/** Puts a collection's uploads, whose own configuration names only a folder, into the data folder. */
export const storeUploadsIn =
  (dataFolder: string) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { upload } = collection
    if (typeof upload !== 'object' || !upload.staticDir) return collection
    return { ...collection, upload: { ...upload, staticDir: `${dataFolder}/${upload.staticDir}` } }
  }
