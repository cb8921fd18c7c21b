import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../log/log.mjs'

export interface Stored {
  readonly content: Buffer
  /** Milliseconds since 1970 when the original was read. */
  readonly since: number
}

interface StoredFile {
  readonly file: string
  readonly bytes: number
  /** Milliseconds since 1970 of its last use. */
  readonly used: number
}

/** A file's last use is updated at most once an hour: otherwise every view would write to the disk. */
const TOUCH_INTERVAL_MS = 3_600_000

/**
 * A disk cache of files by key that evicts the least used. Writes are atomic. A file that cannot be read or written counts as missing,
 * because everything here can be made again. A file's mtime is when its original was read; its atime is when it was last used.
 */
export class ImageStore {
  private written = 0

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  private fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(/* turbopackIgnore: true */ this.folder, name.slice(0, 2), name)
  }

  async read(key: string): Promise<Stored | null> {
    const file = this.fileOf(key)
    try {
      const { atimeMs, mtimeMs, mtime } = await stat(file)
      const content = await readFile(file)
      const now = new Date()
      if (now.getTime() - atimeMs > TOUCH_INTERVAL_MS) await utimes(file, now, mtime).catch(() => {})
      return { content, since: mtimeMs }
    } catch {
      return null
    }
  }

  /** When the original of the file under this key was read (milliseconds since 1970); null when there is none. Does not count as a use. */
  async since(key: string): Promise<number | null> {
    const about = await stat(this.fileOf(key)).catch(() => null)
    return about?.mtimeMs ?? null
  }

  /** Whether pictures may be made ahead of requests: the last fifth of the space is reserved for requested pictures. */
  async hasRoom(): Promise<boolean> {
    const bytes = (await this.everything()).reduce((sum, one) => sum + one.bytes, 0)
    return bytes < this.maxBytes * 0.8
  }

  /** Stores `content` under `key`. `since` is when its original was read, in milliseconds since 1970. */
  async write(key: string, content: Buffer, since = Date.now()): Promise<void> {
    const file = this.fileOf(key)
    const partial = `${file}.${randomBytes(4).toString('hex')}`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(partial, content)
      await utimes(partial, new Date(), new Date(since))
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {})
      log.error({ err: error }, 'a resized picture could not be stored')
    }
    this.written += content.length
    if (this.written > this.maxBytes / 20) await this.makeRoom()
  }

  private async everything(): Promise<StoredFile[]> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = names.filter((entry) => entry.isFile())
    const stored = files.map(async (entry): Promise<StoredFile | null> => {
      const file = path.join(/* turbopackIgnore: true */ entry.parentPath, entry.name)
      const about = await stat(file).catch(() => null)
      return about && { file, bytes: about.size, used: about.atimeMs }
    })
    return (await Promise.all(stored)).filter((one) => one !== null)
  }

  /** When the store is over its size, deletes the least used files until it is at most nine tenths full. */
  async makeRoom(): Promise<void> {
    this.written = 0
    const stored = (await this.everything()).sort((one, other) => one.used - other.used)
    let bytes = stored.reduce((sum, one) => sum + one.bytes, 0)
    if (bytes <= this.maxBytes) return
    for (const one of stored) {
      if (bytes <= this.maxBytes * 0.9) return
      await rm(one.file, { force: true })
      bytes -= one.bytes
    }
  }
}
