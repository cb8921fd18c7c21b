import { randomBytes } from 'node:crypto'
import { readJson, writeJson } from '../files.mjs'

const NAMES = ['databasePassword', 'payloadSecret']

export function loadSecrets(path) {
  const known = readJson(path) ?? {}
  const missing = NAMES.filter((name) => !known[name])
  if (missing.length === 0) return known
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]))
  const secrets = { ...known, ...made }
  writeJson(path, secrets)
  return secrets
}
