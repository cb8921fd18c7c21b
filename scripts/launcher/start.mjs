import { mkdirSync } from 'node:fs'
import { describeAddresses } from './addresses.mjs'
import { requireDatabase } from './database/connection.mjs'
import { startEmbeddedDatabase } from './database/embedded-database.mjs'
import { prepareDatabase } from './database/prepare-database.mjs'
import { LOGS_FOLDER, RUN_LOCK, RUN_RECORD } from './paths.mjs'
import { parsePort, requirePort } from './ports.mjs'
import { createChildren, stopOrphans } from './processes/children.mjs'
import { releaseLock, takeLock } from './processes/run-lock.mjs'
import { keepServing, waitForServer } from './processes/services.mjs'
import { createShutdown } from './processes/shutdown.mjs'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { requireDiskSpace } from './setup/disk-space.mjs'
import { childEnvironment, loadEnvironmentFile, loadSecrets } from './setup/environment.mjs'
import { Failure, reportFailure, Stopped } from './terminal/failure.mjs'
import { runStep } from './terminal/steps.mjs'

const say = (text) => console.log(text)

function takeFolder(port) {
  mkdirSync(LOGS_FOLDER, { recursive: true })
  const holder = takeLock(RUN_LOCK, { what: 'start', port })
  if (!holder) return
  const where = holder.port ? ` on http://localhost:${holder.port}` : ''
  throw new Failure(
    `Forecourt is already running from this folder (process ${holder.pid}${where}). Stop it first with Ctrl-C or \`kill ${holder.pid}\`.`,
  )
}

/** Runs every quick check before the first long step. */
async function checkBeforehand(port, command) {
  const orphans = await stopOrphans(RUN_RECORD)
  if (orphans.length > 0) say(`Stopped processes left by an earlier run: ${orphans.join(', ')}.`)
  await requirePort(port, command)
  await requireDiskSpace()
}

async function openDatabase(children, shutdown, secrets) {
  const own = process.env.DATABASE_URL
  if (own) {
    await requireDatabase(own)
    return own
  }
  const password = secrets.databasePassword
  const giveUp = (reason) => shutdown.because(`${reason} Fix that, then start again.`, 1)
  const options = { children, password, write: say, giveUp }
  const database = await runStep('Starting PostgreSQL', () => startEmbeddedDatabase(options))
  shutdown.stops.postgres = database.stop
  if (database.elsewhere)
    say(`The database is in ${database.folder}, because PostgreSQL's user cannot enter this folder.`)
  return database.url
}

async function start(children, shutdown, dev) {
  loadEnvironmentFile()
  const port = parsePort(process.env.PORT)
  takeFolder(port)
  await checkBeforehand(port, dev ? 'npm run dev' : 'npm start')
  await ensureDependencies(children)
  const secrets = loadSecrets()
  const databaseUrl = await openDatabase(children, shutdown, secrets)
  const env = childEnvironment({ databaseUrl, secrets, port, dev })
  await prepareDatabase(children, env, { ours: !process.env.DATABASE_URL })
  if (!dev) await ensureBuild(children, env)
  keepServing(children, shutdown, { env, port, mode: dev ? 'dev' : 'start', write: say })
  if (await waitForServer(port, shutdown.begun)) say(await describeAddresses(env, port))
}

export async function main() {
  const children = createChildren(RUN_RECORD)
  const shutdown = createShutdown({ children, finish: () => releaseLock(RUN_LOCK), say })
  try {
    await start(children, shutdown, process.argv.includes('--dev'))
  } catch (error) {
    if (shutdown.begun()) return
    if (!(error instanceof Stopped)) reportFailure(error)
    await shutdown.now(1)
  }
}
