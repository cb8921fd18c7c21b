import type { PayloadRequest } from 'payload'
import { uploadStore } from '@/server/uploads/configured-store'
import type { UploadFolder } from '@/server/uploads/upload-store'

interface StoredUpload {
  readonly folder: UploadFolder
  readonly name: string
}

/** Notes that a request stores a file, before it does. */
export function noteUpload({ context }: PayloadRequest, upload: StoredUpload): void {
  // The Local API copies the context, so that the list is shared.
  const { storedUploads } = context as { storedUploads?: StoredUpload[] }
  storedUploads?.push(upload)
}

/**
 * Runs work that stores uploads. If it throws, the files that it stored are removed. A rollback of the database leaves them. For work that
 * only adds uploads: a file that it replaces is not put back.
 */
export async function removeUploadsOnFailure<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const storedUploads: StoredUpload[] = []
  req.context = { ...req.context, storedUploads }
  try {
    return await work()
  } catch (error) {
    for (const { folder, name } of storedUploads)
      await uploadStore()
        .remove(folder, name)
        .catch((err: unknown) =>
          req.payload.logger.error({ err, msg: `${folder}/${name} could not be removed.` }),
        )
    throw error
  }
}
