import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UploadFolder, UploadStore } from './upload-store'

interface Received {
  readonly data: Buffer
  /** The temporary file, when the content is not in `data`. */
  readonly tempFilePath?: string
}

export async function writeReceived(
  store: UploadStore,
  folder: UploadFolder,
  name: string,
  { data, tempFilePath }: Received,
): Promise<void> {
  if (tempFilePath) return store.write(folder, name, tempFilePath)
  const own = await mkdtemp(path.join(/* turbopackIgnore: true */ tmpdir(), 'forecourt-upload-'))
  const file = path.join(/* turbopackIgnore: true */ own, randomUUID())
  try {
    await writeFile(file, data)
    await store.write(folder, name, file)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
