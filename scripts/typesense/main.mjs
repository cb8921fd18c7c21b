import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readJson, writeJson } from '../launcher/files.mjs'
import { inDataFolder, LOGS_FOLDER } from '../launcher/paths.mjs'
import { findFreePort } from '../launcher/ports.mjs'
import { createChildren, stopOrphans } from '../launcher/processes/children.mjs'
import { lockHolder, releaseLock, takeLock } from '../launcher/processes/run-lock.mjs'
import { createShutdown } from '../launcher/processes/shutdown.mjs'
import { Failure, reportFailure, Stopped } from '../launcher/terminal/failure.mjs'
import { hasDocker, startInDocker } from './docker.mjs'
import { ensureServerProgram } from './server-program.mjs'
import { startServer } from './start-server.mjs'

const USUAL_PORT = 8108
const LOCK = inDataFolder('typesense.lock')
const RECORD = inDataFolder('typesense.json')
const KEY = inDataFolder('typesense-key.json')

/** Created once, so that the key in `.env` stays valid. */
function loadKey() {
  const known = readJson(KEY)?.apiKey
  if (known) return known
  const apiKey = randomBytes(24).toString('hex')
  writeJson(KEY, { apiKey })
  return apiKey
}

async function start(children) {
  const apiKey = loadKey()
  const port = await findFreePort(USUAL_PORT)
  const options = { children, apiKey, port, logPath: inDataFolder('logs', 'typesense.log') }
  if (hasDocker()) return { ...(await startInDocker(options)), apiKey }
  const program = await ensureServerProgram()
  const data = inDataFolder('typesense')
  return { ...(await startServer({ ...options, program, data, peeringPort: await findFreePort() })), apiKey }
}

const introduction = ({ url, apiKey }) => `
Typesense is running. Add these two lines to .env and restart Forecourt. The worker fills the index within seconds.

TYPESENSE_URL=${url}
TYPESENSE_API_KEY=${apiKey}

Ctrl-C stops it and keeps its data.`

export async function main() {
  mkdirSync(LOGS_FOLDER, { recursive: true })
  if (takeLock(LOCK, { what: 'typesense' })) {
    const { pid } = lockHolder(LOCK) ?? {}
    reportFailure(new Failure(`Typesense is already running from this folder (process ${pid ?? 'unknown'}).`))
    process.exitCode = 1
    return
  }
  await stopOrphans(RECORD)
  const children = createChildren(RECORD)
  const shutdown = createShutdown({ children, finish: () => releaseLock(LOCK), say: console.log })
  try {
    const server = await start(children)
    server.child.once('exit', (code) =>
      shutdown.because(`Typesense stopped (exit ${code ?? 'by a signal'}).`, 1),
    )
    console.log(introduction(server))
  } catch (error) {
    if (shutdown.begun()) return
    if (!(error instanceof Stopped)) reportFailure(error)
    await shutdown.now(1)
  }
}
