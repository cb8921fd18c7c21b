import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createChildren, stopOrphans } from '../children.mjs'
import { readJson, writeJson } from '../files.mjs'
import { inDataFolder } from '../paths.mjs'
import { findFreePort } from '../ports.mjs'
import { identify, isStillRunning } from '../process-identity.mjs'
import { embeddedPostgresFolder } from './binaries.mjs'
import { othersCanReach, runnablePrograms } from './home.mjs'
import { ensureCluster } from './initialise.mjs'
import { findOperator } from './operator.mjs'
import { startServer } from './server.mjs'

const RUNS = inDataFolder('test-runs')
const PASSWORD = 'throwaway'
/** Nothing in it has to survive a crash. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** Stops and removes what test runs that were killed have left. */
async function sweepKilledRuns() {
  mkdirSync(RUNS, { recursive: true })
  for (const name of readdirSync(RUNS).filter((file) => file.endsWith('.run'))) {
    const run = readJson(join(RUNS, name))
    if (run && isStillRunning(run.process)) continue
    if (run) {
      await stopOrphans(run.record)
      rmSync(run.folder, { recursive: true, force: true })
    }
    rmSync(join(RUNS, name), { force: true })
  }
}

function makeFolder() {
  const base = process.getuid?.() === 0 && !othersCanReach(tmpdir()) ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(base, 'forecourt-test-'))
  const run = { process: identify(process.pid), folder, record: join(folder, 'run.json') }
  writeJson(join(RUNS, `${basename(folder)}.run`), run)
  return folder
}

/**
 * Starts a PostgreSQL of its own for one test run. `remove` stops it, with all else that was started through
 * `children`, and deletes its files; a run that is killed is cleaned up by the next one.
 */
export async function startThrowawayServer() {
  await sweepKilledRuns()
  const folder = makeFolder()
  const operator = findOperator()
  const children = createChildren(join(folder, 'run.json'))
  const data = join(folder, 'postgres')
  mkdirSync(data)
  // PostgreSQL's own user must be able to pass.
  if (operator) chmodSync(folder, 0o711)
  const programs = runnablePrograms(embeddedPostgresFolder(), operator)
  const cluster = await ensureCluster({ children, folder: data, programs, operator, password: PASSWORD })
  const port = await findFreePort()
  const logPath = join(folder, 'postgres.log')
  const server = await startServer({ children, cluster, programs, operator, port, logPath, settings: FAST })

  async function remove() {
    await children.close(['postgres'])
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(RUNS, `${basename(folder)}.run`), { force: true })
  }
  const urlOf = (database) => `postgres://forecourt:${PASSWORD}@127.0.0.1:${port}/${database}`
  return { urlOf, folder, children, remove, killAtOnce: children.killAtOnce }
}
