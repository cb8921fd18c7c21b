import { mkdir, statfs } from 'node:fs/promises'

/** Left free for what the database and the logs write meanwhile, in bytes. */
const RESERVE = 32 * 1024 * 1024

export const DISK_FULL =
  'The server’s disk is full, so nothing was stored. Free some space on it, then send the file again.'

/** Whether a folder's disk has room for so many bytes more. One that cannot tell, as some network disks, is trusted. */
export async function hasRoom(folder: string, bytes: number, read = statfs): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await read(folder)
    return bavail * bsize >= bytes + RESERVE
  } catch (error) {
    return !saysDiskFull(error)
  }
}

/** Whether an error of the file system, or one that it caused, says that the disk or the user's share of it is full. */
export function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || saysDiskFull(error.cause)
}
