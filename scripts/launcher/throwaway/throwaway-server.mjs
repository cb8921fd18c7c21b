import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedPostgresFolder, runnablePrograms } from '../database/home.mjs'
import { ensureCluster } from '../database/initialise.mjs'
import { findOperator } from '../database/operator.mjs'
import { startServer } from '../database/server.mjs'
import { findFreePort } from '../ports.mjs'
import { createChildren } from '../processes/children.mjs'
import { makeThrowawayFolder } from './throwaway-folder.mjs'

const PASSWORD = 'throwaway'
const CONNECTIONS = 'max_connections=200'
/** The data does not have to survive a crash. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', CONNECTIONS]

/** A cluster that lives no longer than this process, with the options that start a server on it. */
export async function makeThrowawayCluster({ inMemory = false } = {}) {
  const { folder, record, remove: removeFolder } = await makeThrowawayFolder({ inMemory })
  const operator = findOperator()
  const children = createChildren(record)
  const data = join(folder, 'postgres')
  mkdirSync(data)
  // PostgreSQL's user must be able to enter the folder.
  if (operator) chmodSync(folder, 0o711)
  const programs = runnablePrograms(embeddedPostgresFolder(), operator)
  const cluster = await ensureCluster({ children, folder: data, programs, operator, password: PASSWORD })
  const port = await findFreePort()
  const urlOf = (database) => `postgres://forecourt:${PASSWORD}@127.0.0.1:${port}/${database}`
  const options = { children, cluster, programs, operator, port, logPath: join(folder, 'postgres.log') }
  return { folder, options, urlOf, removeFolder }
}

/**
 * Starts a PostgreSQL server for one run of tests or of a benchmark. `remove` stops it, with everything else started through
 * `children`, and deletes its files. The end of the run does the same, whatever the signal. `isDurable`: commits wait for the disk, as in
 * production. `inMemory`: the folder is in memory if there is room.
 */
export async function startThrowawayServer({ isDurable = false, inMemory = false } = {}) {
  const { folder, options, urlOf, removeFolder } = await makeThrowawayCluster({ inMemory })
  const { children } = options
  const start = () => startServer({ ...options, settings: isDurable ? [CONNECTIONS] : FAST })
  let server = await start()

  /** At the same address. */
  async function restart() {
    await server.stop()
    server = await start()
  }

  async function remove() {
    await children.close(['postgres'])
    await server.stop()
    await children.close()
    removeFolder()
  }
  return { urlOf, folder, children, restart, remove, killAtOnce: children.killAtOnce }
}
