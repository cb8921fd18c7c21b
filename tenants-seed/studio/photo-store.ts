import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the committed photographs are. */
export const photographsFolder = fileURLToPath(new URL('../../public/assets/demo/photos', import.meta.url))

/** The files below a folder, as paths relative to it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Bytes of all the demo's photographs, whoever took them. */
export function totalBytes(): number {
  return filesBelow(photographsFolder).reduce(
    (sum, file) => sum + statSync(join(photographsFolder, file)).size,
    0,
  )
}
