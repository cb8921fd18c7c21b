import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { requireDatabase } from './database/connection.mjs'
import { lastDatabaseUrl, startEmbeddedDatabase } from './database/embedded-database.mjs'
import { LOGS_FOLDER, RUN_LOCK, RUN_RECORD } from './paths.mjs'
import { parsePort } from './ports.mjs'
import { createChildren, stopOrphans } from './processes/children.mjs'
import { typescriptArguments } from './processes/run-command.mjs'
import { lockHolder, releaseLock, takeLock } from './processes/run-lock.mjs'
import { childEnvironment, loadEnvironmentFile, loadSecrets } from './setup/environment.mjs'
import { Failure, reportFailure } from './terminal/failure.mjs'

async function startOwnDatabase(password) {
  await stopOrphans(RUN_RECORD)
  const holder = takeLock(RUN_LOCK, { what: 'run' })
  if (holder)
    throw new Failure('Forecourt is starting or stopping in this folder. Try again in a few seconds.')
  const say = (line) => console.error(line)
  const children = createChildren(RUN_RECORD)
  const database = await startEmbeddedDatabase({ children, password, write: say, giveUp: say })
  const close = async () => {
    await database.stop()
    releaseLock(RUN_LOCK)
  }
  return { url: database.url, close }
}

/**
 * Opens the database of this folder's Forecourt: DATABASE_URL, or its own PostgreSQL, which this command starts if `npm
 * start` does not run.
 */
async function openDatabase(password) {
  const url = process.env.DATABASE_URL ?? lastDatabaseUrl(password)
  if (!url) throw new Failure('This folder has no database yet. Run `npm start` first, or set DATABASE_URL.')
  if (!process.env.DATABASE_URL && !lockHolder(RUN_LOCK)) return startOwnDatabase(password)
  await requireDatabase(url)
  return { url, close: async () => {} }
}

async function runToItsEnd([program, ...args], env) {
  const child = spawn(process.execPath, [...typescriptArguments(program), ...args], { env, stdio: 'inherit' })
  // Ctrl-C reaches the program itself. This process stays, so that it can stop the database afterwards.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Runs one of our TypeScript programs against this folder's database: `node scripts/run.mjs <program> …`. */
export async function main() {
  try {
    loadEnvironmentFile()
    mkdirSync(LOGS_FOLDER, { recursive: true })
    const secrets = loadSecrets()
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
