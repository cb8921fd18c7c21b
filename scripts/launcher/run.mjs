import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createChildren, stopOrphans } from './children.mjs'
import { requireDatabase } from './database.mjs'
import { childEnvironment, loadEnvironmentFile } from './environment.mjs'
import { Failure } from './failure.mjs'
import { inDataFolder, LOGS_FOLDER } from './paths.mjs'
import { parsePort } from './ports.mjs'
import { lastDatabaseUrl, startEmbeddedDatabase } from './postgres/embedded-database.mjs'
import { reportFailure } from './report-failure.mjs'
import { lockHolder, releaseLock, takeLock } from './run-lock.mjs'
import { loadSecrets } from './secrets.mjs'
import { typescriptArguments } from './typescript.mjs'

const LOCK = inDataFolder('run.lock')
const RECORD = inDataFolder('run.json')

/** @typedef {{ url: string, close: () => Promise<void> }} Opened */

/** @param {string} password @returns {Promise<Opened>} */
async function startOwnDatabase(password) {
  await stopOrphans(RECORD)
  const holder = takeLock(LOCK, { what: 'run' })
  if (holder)
    throw new Failure('Forecourt is just starting or stopping in this folder: try again in a moment.')
  const say = (line) => console.error(line)
  const children = createChildren(RECORD)
  const database = await startEmbeddedDatabase({ children, password, write: say, giveUp: say })
  const close = async () => {
    await database.stop()
    releaseLock(LOCK)
  }
  return { url: database.url, close }
}

/**
 * The database that this folder's Forecourt uses: DATABASE_URL, else its own PostgreSQL, which is started for the while
 * when `npm start` is not running.
 * @param {string} password
 * @returns {Promise<Opened>}
 */
async function openDatabase(password) {
  const url = process.env.DATABASE_URL ?? lastDatabaseUrl(password)
  if (!url)
    throw new Failure('There is no database in this folder yet: run `npm start` first, or set DATABASE_URL.')
  if (!process.env.DATABASE_URL && !lockHolder(LOCK)) return startOwnDatabase(password)
  await requireDatabase(url)
  return { url, close: async () => {} }
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} env */
async function runToItsEnd([program, ...args], env) {
  const child = spawn(process.execPath, [...typescriptArguments(program), ...args], { env, stdio: 'inherit' })
  // Ctrl-C reaches the program itself; this process stays to stop the database after it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Runs one of our TypeScript programs on this folder's database: `node scripts/run.mjs <program> …`. */
export async function main() {
  try {
    loadEnvironmentFile()
    mkdirSync(LOGS_FOLDER, { recursive: true })
    const secrets = loadSecrets(inDataFolder('secrets.json'))
    const { url, close } = await openDatabase(secrets.databasePassword)
    try {
      const env = childEnvironment({ databaseUrl: url, secrets, port: parsePort(process.env.PORT) })
      process.exitCode = await runToItsEnd(process.argv.slice(2), env)
    } finally {
      await close()
    }
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
