import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Parses a JSON file. Returns undefined if the file is missing or truncated by a crash. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Writes a JSON file atomically: a crash leaves either the old or the new content. Only its owner may read it. */
export function writeJson(path, value) {
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, path)
}
