import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { DISK_FULL, hasRoom } from '@/server/uploads/disk-room'

/** Refuses a file that does not fit on the folder's disk. Otherwise a truncated file would be stored. */
export const refuseOnFullDisk =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ req }) => {
    if (req.file && !(await hasRoom(folder, req.file.size)))
      throw new APIError(DISK_FULL, 507, undefined, true)
  }
