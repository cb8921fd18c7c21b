import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { DISK_FULL, hasRoom } from '@/server/uploads/disk-room'

/** Refuses a file that a folder's disk has no room for: half of it would be kept under its name. */
export const refuseOnFullDisk =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ req }) => {
    if (req.file && !(await hasRoom(folder, req.file.size)))
      throw new APIError(DISK_FULL, 507, undefined, true)
  }
