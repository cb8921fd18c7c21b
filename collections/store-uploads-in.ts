import type { Access, CollectionConfig } from 'payload'
import { refuseOnFullDisk } from './media/hooks/refuse-on-full-disk'

/** Who may read every file is asked for its document all the same: Payload fails at a file that there is not. */
const ofDocuments =
  (read: Access | undefined): Access =>
  async (args) => {
    const allowed = (await read?.(args)) ?? false
    return allowed === true && args.isReadingStaticFile ? { filename: { exists: true } } : allowed
  }

/** Puts a collection's uploads, whose own configuration names only a folder, into the data folder. */
export const storeUploadsIn =
  (dataFolder: string) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { upload, access, hooks } = collection
    if (typeof upload !== 'object' || !upload.staticDir) return collection
    const staticDir = `${dataFolder}/${upload.staticDir}`
    const beforeOperation = [refuseOnFullDisk(staticDir), ...(hooks?.beforeOperation ?? [])]
    return {
      ...collection,
      access: { ...access, read: ofDocuments(access?.read) },
      hooks: { ...hooks, beforeOperation },
      upload: { ...upload, staticDir },
    }
  }
