import { randomBytes } from 'node:crypto'
import { readJson, writeJson } from '../files.mjs'

const NAMES = ['databasePassword', 'payloadSecret']

/** This folder's own secrets: made once, kept for its owner's eyes only. */
export function loadSecrets(path) {
  const known = readJson(path) ?? {}
  const missing = NAMES.filter((name) => !known[name])
  if (missing.length === 0) return known
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]))
  const secrets = { ...known, ...made }
  writeJson(path, secrets)
  return secrets
}
