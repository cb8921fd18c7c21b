import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const OWN_NAME = '.island.tsx'
const OF_BLOCK = 'island.tsx'
const BLOCKS = 'blocks'
const FOLDERS = ['src/ui', BLOCKS]

/**
 * Finds the islands below a folder by name: `<name>.island.tsx`, or `island.tsx` in the folder of the block
 * `<name>`. Throws when two islands share a name.
 */
export function findIslands(root: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const room of FOLDERS) {
    if (!existsSync(join(root, room))) continue
    for (const path of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      const file = join(root, room, path)
      const name = nameOf(file, room)
      if (name === null) continue
      if (found[name]) throw new Error(`Two islands are called ${name}: ${found[name]} and ${file}.`)
      found[name] = file
    }
  }
  return found
}

function nameOf(file: string, room: string): string | null {
  if (file.endsWith(OWN_NAME)) return basename(file, OWN_NAME)
  return room === BLOCKS && basename(file) === OF_BLOCK ? basename(dirname(file)) : null
}
