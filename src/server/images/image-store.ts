import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../log/log.mjs'

export interface Stored {
  readonly content: Buffer
  /** Milliseconds since 1970 when what it was made from was read. */
  readonly since: number
}

interface Kept {
  readonly file: string
  readonly bytes: number
  /** Milliseconds since 1970 of its last use. */
  readonly used: number
}

/** A file's use is noted once an hour at most: more would write to the disk at every view. */
const NOTE_USE_AFTER_MS = 3_600_000

/**
 * Files by key in a folder, the least used of which make room for new ones. Writing is whole or not at all; a file that
 * cannot be read or written counts as absent, because everything in it can be made again. A file's time of change tells since
 * when it holds, its time of access when it was last used.
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
      if (now.getTime() - atimeMs > NOTE_USE_AFTER_MS) await utimes(file, now, mtime).catch(() => {})
      return { content, since: mtimeMs }
    } catch {
      return null
    }
  }

  /** Since when what is kept under that key holds (milliseconds since 1970); null for nothing. It is no use of the file. */
  async since(key: string): Promise<number | null> {
    const about = await stat(this.fileOf(key)).catch(() => null)
    return about?.mtimeMs ?? null
  }

  /** Whether pictures that nobody has asked for yet may take room: a fifth of it is left for those that somebody does. */
  async hasRoom(): Promise<boolean> {
    const bytes = (await this.everything()).reduce((sum, one) => sum + one.bytes, 0)
    return bytes < this.maxBytes * 0.8
  }

  /** Keeps `content` under `key`, holding since then (milliseconds since 1970), which is now unless told otherwise. */
  async write(key: string, content: Buffer, since = Date.now()): Promise<void> {
    const file = this.fileOf(key)
    const half = `${file}.${randomBytes(4).toString('hex')}`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(half, content)
      await utimes(half, new Date(), new Date(since))
      await rename(half, file)
    } catch (error) {
      await rm(half, { force: true }).catch(() => {})
      log.error({ err: error }, 'a resized picture could not be kept')
    }
    this.written += content.length
    if (this.written > this.maxBytes / 20) await this.makeRoom()
  }

  private async everything(): Promise<Kept[]> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = names.filter((entry) => entry.isFile())
    const kept = files.map(async (entry): Promise<Kept | null> => {
      const file = path.join(/* turbopackIgnore: true */ entry.parentPath, entry.name)
      const about = await stat(file).catch(() => null)
      return about && { file, bytes: about.size, used: about.atimeMs }
    })
    return (await Promise.all(kept)).filter((one) => one !== null)
  }

  /** Deletes the least used files until nine tenths of the room are taken at most. */
  async makeRoom(): Promise<void> {
    this.written = 0
    const kept = (await this.everything()).sort((one, other) => one.used - other.used)
    let bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
    if (bytes <= this.maxBytes) return
    for (const one of kept) {
      if (bytes <= this.maxBytes * 0.9) return
      await rm(one.file, { force: true })
      bytes -= one.bytes
    }
  }
}
