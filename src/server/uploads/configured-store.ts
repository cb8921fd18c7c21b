import { env } from '@/env'
import { folderStore } from './folder-store'
import type { UploadStore } from './upload-store'

let opened: UploadStore | undefined

/** Where this installation keeps its uploads. */
export function uploadStore(): UploadStore {
  opened ??= folderStore(env().DATA_DIR)
  return opened
}
