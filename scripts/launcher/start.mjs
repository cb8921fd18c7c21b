import { mkdirSync } from 'node:fs'
import { describeAddresses } from './addresses.mjs'
import { requireDatabase, requireListener } from './database/connection.mjs'
import { startEmbeddedDatabase } from './database/embedded-database.mjs'
import { prepareDatabase } from './database/prepare-database.mjs'
import { inDataFolder, LOGS_FOLDER } from './paths.mjs'
import { parsePort, requirePort } from './ports.mjs'
import { createChildren, stopOrphans } from './processes/children.mjs'
import { watchNpm } from './processes/parents.mjs'
import { releaseLock, takeLock } from './processes/run-lock.mjs'
import { keepServing } from './processes/services.mjs'
import { createShutdown } from './processes/shutdown.mjs'
import { waitForServer } from './processes/wait-for-server.mjs'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { requireDiskSpace } from './setup/disk-space.mjs'
import { childEnvironment, loadEnvironmentFile } from './setup/environment.mjs'
import { loadSecrets } from './setup/secrets.mjs'
import { Failure, Stopped } from './terminal/failure.mjs'
import { reportFailure } from './terminal/report-failure.mjs'
import { runStep } from './terminal/steps.mjs'

const LOCK = inDataFolder('run.lock')
const RECORD = inDataFolder('run.json')

const say = (text) => console.log(text)

function takeFolder(port) {
  mkdirSync(LOGS_FOLDER, { recursive: true })
  const holder = takeLock(LOCK, { what: 'start', port })
  if (!holder) return
  const where = holder.port ? ` on http://localhost:${holder.port}` : ''
  throw new Failure(
    `Forecourt is already running from this folder (process ${holder.pid}${where}). Stop it first with Ctrl-C or \`kill ${holder.pid}\`.`,
  )
}

/** Runs every quick check before the first long step. */
async function checkBeforehand(port, command) {
  const orphans = await stopOrphans(RECORD)
  if (orphans.length > 0) say(`Stopped processes left by an earlier run: ${orphans.join(', ')}.`)
  await requirePort(port, command)
  await requireDiskSpace()
  if (process.env.DATABASE_URL) await requireListener(process.env.DATABASE_URL)
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
  const secrets = loadSecrets(inDataFolder('secrets.json'))
  const databaseUrl = await openDatabase(children, shutdown, secrets)
  const env = childEnvironment({ databaseUrl, secrets, port, dev })
  await prepareDatabase(children, env, { ours: !process.env.DATABASE_URL })
  if (!dev) await ensureBuild(children, env)
  keepServing(children, shutdown, { env, port, mode: dev ? 'dev' : 'start', write: say })
  if (await waitForServer(port, shutdown.begun)) say(await describeAddresses(env, port))
}

export async function main() {
  const children = createChildren(RECORD)
  const shutdown = createShutdown({ children, finish: () => releaseLock(LOCK), say })
  watchNpm(() => shutdown.because('Stopping: npm has ended.', 0))
  try {
    await start(children, shutdown, process.argv.includes('--dev'))
  } catch (error) {
    if (shutdown.begun()) return
    if (!(error instanceof Stopped)) reportFailure(error)
    await shutdown.now(1)
  }
}
