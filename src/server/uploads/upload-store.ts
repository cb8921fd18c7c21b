import type { Readable } from 'node:stream'

/** What people upload: pictures of websites, and stock files. */
export const uploadFolders = ['media', 'imports'] as const
export type UploadFolder = (typeof uploadFolders)[number]

export interface StoredUpload {
  readonly body: Readable
  /** Bytes. */
  readonly size: number
}

/** Where uploads are kept. Names are those that the database has, never paths. */
export interface UploadStore {
  list(folder: UploadFolder): Promise<string[]>
  /** Null when there is no file of that name. */
  open(folder: UploadFolder, name: string): Promise<StoredUpload | null>
  /** Keeps a copy of the file at `path`, whole or not at all. */
  write(folder: UploadFolder, name: string, path: string): Promise<void>
  /**
   * Does the work on the file at a path of this machine, which holds for as long as the work lasts. Nothing is at the path when there is
   * no file of that name.
   */
  withFile<T>(folder: UploadFolder, name: string, work: (path: string) => Promise<T>): Promise<T>
  /** What is not there is no error. */
  remove(folder: UploadFolder, name: string): Promise<void>
}
