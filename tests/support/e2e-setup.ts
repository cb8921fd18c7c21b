import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createDatabaseIfMissing } from '../../scripts/launcher/database/connection.mjs'
import { prepareDatabase } from '../../scripts/launcher/database/prepare-database.mjs'
import { keepWorkerRunning, startWeb, waitForServer } from '../../scripts/launcher/processes/services.mjs'
import { ensureBuild } from '../../scripts/launcher/setup/build.mjs'
import { childEnvironment } from '../../scripts/launcher/setup/environment.mjs'
import { openCommandLog } from '../../scripts/launcher/terminal/command-log.mjs'
import { startThrowawayServer } from '../../scripts/launcher/throwaway/throwaway-server.mjs'

const SECRETS = {
  payloadSecret: 'a secret that only browser tests know',
}

/** Otherwise four tenths of the tests' processor time is for photos. */
const FAST_PHOTOS = { IMAGE_EFFORT: '0' }

/** The worker resizes photos only while they fit in this. All of the demo's would occupy a processor for most of the tests. */
const FEW_PHOTOS = { IMAGE_STORE_MB: '1' }

/**
 * Starts the whole product for the browser tests, with a separate port, database and upload folder and the demo
 * dealers. Returns a function that stops it. Tests may read the database at `E2E_DATABASE_URL`.
 */
export default async function setUp() {
  const server = await startThrowawayServer({ inMemory: true })
  process.once('exit', () => server.killAtOnce())
  try {
    const worker = await startProduct(server)
    return async () => {
      await worker.stop()
      await server.remove()
    }
  } catch (error) {
    await server.remove()
    throw error
  }
}

type Server = Awaited<ReturnType<typeof startThrowawayServer>>

async function startProduct(server: Server) {
  const port = Number(process.env.E2E_PORT)
  const databaseUrl = server.urlOf('forecourt_e2e')
  const dataFolder = join(server.folder, 'data')
  mkdirSync(dataFolder)
  process.env.E2E_DATABASE_URL = databaseUrl
  process.env.E2E_SECRET = SECRETS.payloadSecret
  const usual = childEnvironment({ databaseUrl, secrets: SECRETS, port, dataFolder, ownDatabase: true })
  const env = { ...usual, ...FAST_PHOTOS }
  await createDatabaseIfMissing(databaseUrl)
  // The build renders no page, so it needs no database.
  await Promise.all([
    prepareDatabase(server.children, env, { ours: false }),
    ensureBuild(server.children, env),
  ])

  const log = openCommandLog('e2e-server')
  await startWebServer(server, env, port, log)
  // A second server for the same websites: Next hydrates whole pages, and a CDN may cache them.
  const others = { ...env, LEAN_PAGES: 'false', CDN_MAX_AGE: '3600' }
  await startWebServer(server, others, Number(process.env.E2E_WHOLE_PORT), log)
  const worker = keepWorkerRunning(server.children, { env: { ...env, ...FEW_PHOTOS }, write: log.write })
  await waitForVocabularies(databaseUrl)
  return worker
}

/** Milliseconds. The worker reads the demo's vocabularies within seconds of its start. */
const VOCABULARY_PATIENCE = 120_000

/** Until the worker has read the stock of every website, searches do not know its makes and models. */
async function waitForVocabularies(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const end = Date.now() + VOCABULARY_PATIENCE; Date.now() < end; await sleep(200)) {
      const { rowCount } = await client.query(
        'SELECT FROM tenants WHERE id NOT IN (SELECT tenant_id FROM search.vocabularies)',
      )
      if (!rowCount) return
    }
    throw new Error('The worker did not read every website’s vocabulary.')
  } finally {
    await client.end()
  }
}

async function startWebServer(
  server: Server,
  env: NodeJS.ProcessEnv,
  port: number,
  log: ReturnType<typeof openCommandLog>,
) {
  let ended = false
  const web = startWeb(server.children, { env, port, mode: 'start', write: log.write })
  web.once('exit', () => {
    ended = true
  })
  if (!(await waitForServer(port, () => ended)))
    throw new Error(`The web server did not start:\n${log.tail.join('\n')}`)
}
