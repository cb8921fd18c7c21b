import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The parsed content of a JSON file, or undefined when it is missing or was cut short by a crash. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Writes a file so that a crash leaves the old content or the new, never half. Only its owner may read it.
 */
export function writeJson(path, value) {
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, path)
}
