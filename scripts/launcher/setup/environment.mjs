import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readJson, writeJson } from '../files.mjs'
import { DATA_FOLDER, fromRoot, inDataFolder } from '../paths.mjs'

/** Loads `.env`. The shell's variables take precedence. */
export function loadEnvironmentFile() {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'))
}

/** This folder's database password and signing secret. Created once. */
export function loadSecrets() {
  const path = inDataFolder('secrets.json')
  const known = readJson(path) ?? {}
  const missing = ['databasePassword', 'payloadSecret'].filter((name) => !known[name])
  if (missing.length === 0) return known
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]))
  const secrets = { ...known, ...made }
  writeJson(path, secrets)
  return secrets
}

/**
 * The environment of the web server, the worker and our programs.
 * @param {{ databaseUrl: string, secrets: { payloadSecret: string }, port: number,
 *   dev?: boolean, dataFolder?: string, ownDatabase?: boolean }} options `ownDatabase`: the database is this folder's, not an operator's
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment({
  databaseUrl,
  secrets,
  port,
  dev = false,
  dataFolder,
  ownDatabase = !process.env.DATABASE_URL,
}) {
  return {
    PAYLOAD_SECRET: secrets.payloadSecret,
    ...process.env,
    DATA_DIR: dataFolder ?? process.env.DATA_DIR ?? DATA_FOLDER,
    DATABASE_URL: databaseUrl,
    OWN_DATABASE: String(ownDatabase),
    PORT: String(port),
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // The launcher's log is for people.
    LOG_FORMAT: process.env.LOG_FORMAT ?? 'text',
  }
}
