import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../paths.mjs'

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}

/**
 * Hashes the names and contents of files, folders with everything below them, and additional texts.
 * @param {string[]} paths relative to the root, missing ones are left out
 * @param {{ texts?: string[], skip?: (path: string) => boolean, root?: string }} [options]
 */
export function fingerprint(paths, { texts = [], skip = () => false, root = ROOT } = {}) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    if (skip(file)) continue
    hash.update(`${relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest())
  }
  for (const text of texts) hash.update(`${text}\0`)
  return hash.digest('hex')
}
