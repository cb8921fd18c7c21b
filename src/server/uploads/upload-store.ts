import type { Readable } from 'node:stream'

export const uploadFolders = ['media', 'imports', 'leads'] as const
export type UploadFolder = (typeof uploadFolders)[number]

export interface StoredUpload {
  readonly body: Readable
  /** Bytes. */
  readonly size: number
}

/** Storage for uploads. Names come from the database and are never paths. */
export interface UploadStore {
  list(folder: UploadFolder): Promise<string[]>
  /** Returns null when there is no file of that name. */
  open(folder: UploadFolder, name: string): Promise<StoredUpload | null>
  /** Stores a copy of the file at `path`, atomically. */
  write(folder: UploadFolder, name: string, path: string): Promise<void>
  /**
   * Runs `work` with a local path of the file, which is valid until the work ends. When there is no file of that name, there is none at the
   * path.
   */
  withFile<T>(folder: UploadFolder, name: string, work: (path: string) => Promise<T>): Promise<T>
  /** A missing file is not an error. */
  remove(folder: UploadFolder, name: string): Promise<void>
}
