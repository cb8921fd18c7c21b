import { mkdir, statfs } from 'node:fs/promises'

/** Bytes kept free for what the database and the logs write meanwhile. */
const RESERVE = 32 * 1024 * 1024

export const DISK_FULL =
  'The server’s disk is full, so nothing was saved. Free some space on it, then upload the file again.'

/** Whether a folder's disk has room for this many bytes. True when the free space is unknown, as on some network disks. */
export async function hasRoom(folder: string, bytes: number, read = statfs): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await read(folder)
    return bavail * bsize >= bytes + RESERVE
  } catch (error) {
    return !saysDiskFull(error)
  }
}

/** Whether an error, or one of its causes, means that the disk or the user's quota is full. */
export function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || saysDiskFull(error.cause)
}
