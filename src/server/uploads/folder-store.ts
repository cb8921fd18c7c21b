import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open as openFile, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { UploadStore } from './upload-store'

const PART = '.part'
const MISSING = ['ENOENT', 'ENOTDIR']

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.includes(error.code ?? '')) return null
  throw error
}

/** Stores uploads in the data folder, which the web server and the worker share. */
export function folderStore(dataFolder: string): UploadStore {
  const fileOf = (folder: string, name: string) =>
    path.join(/* turbopackIgnore: true */ dataFolder, folder, path.basename(name))
  return {
    async list(folder) {
      const entries = await readdir(path.join(/* turbopackIgnore: true */ dataFolder, folder), {
        withFileTypes: true,
      }).catch(nullWhenMissing)
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
        .map(({ name }) => name)
    },
    async open(folder, name) {
      // By one handle: the file may be replaced or removed between a look at its size and its first byte.
      const file = await openFile(fileOf(folder, name)).catch(nullWhenMissing)
      const found = await file?.stat()
      if (file && found?.isFile()) return { body: file.createReadStream(), size: found.size }
      await file?.close()
      return null
    },
    async write(folder, name, from) {
      const file = fileOf(folder, name)
      const partial = `${file}.${randomBytes(4).toString('hex')}${PART}`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await copyFile(from, partial)
        await rename(partial, file)
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {})
        throw error
      }
    },
    withFile: (folder, name, work) => work(fileOf(folder, name)),
    remove: (folder, name) => rm(fileOf(folder, name), { force: true }),
  }
}
