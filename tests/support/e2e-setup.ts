import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabaseIfMissing } from '../../scripts/launcher/database/connection.mjs'
import { prepareDatabase } from '../../scripts/launcher/database/prepare-database.mjs'
import { untilItAnswers } from '../../scripts/launcher/processes/answers.mjs'
import { keepWorkerRunning, startWeb } from '../../scripts/launcher/processes/services.mjs'
import { ensureBuild } from '../../scripts/launcher/setup/build.mjs'
import { childEnvironment } from '../../scripts/launcher/setup/environment.mjs'
import { openCommandLog } from '../../scripts/launcher/terminal/command-log.mjs'
import { startThrowawayServer } from '../../scripts/launcher/throwaway/throwaway-server.mjs'

const SECRETS = {
  payloadSecret: 'a secret that only browser tests know',
}

/**
 * The whole product for the browser tests, on a port, a database and an upload folder of its own, with the demo
 * dealers planted. Returns what stops it all. Tests may read the database at `E2E_DATABASE_URL`.
 */
export default async function setUp() {
  const server = await startThrowawayServer()
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
  const env = childEnvironment({ databaseUrl, secrets: SECRETS, port, dataFolder, ownDatabase: true })
  await createDatabaseIfMissing(databaseUrl)
  await prepareDatabase(server.children, env, { ours: false })
  await ensureBuild(server.children, env)

  const log = openCommandLog('e2e-server')
  await startWebServer(server, env, port, log)
  // The same websites as Next hydrates them, whole, and behind a CDN that may keep their pages.
  const others = { ...env, LEAN_PAGES: 'false', CDN_MAX_AGE: '3600' }
  await startWebServer(server, others, Number(process.env.E2E_WHOLE_PORT), log)
  return keepWorkerRunning(server.children, { env, write: log.write })
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
  if (!(await untilItAnswers(port, () => ended)))
    throw new Error(`The web server did not start:\n${log.tail.join('\n')}`)
}
