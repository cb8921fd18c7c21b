import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedPostgresFolder, runnablePrograms } from '../../scripts/launcher/database/home.mjs'
import { ensureCluster } from '../../scripts/launcher/database/initialise.mjs'
import { findOperator } from '../../scripts/launcher/database/operator.mjs'
import { startServer } from '../../scripts/launcher/database/server.mjs'
import { findFreePort } from '../../scripts/launcher/ports.mjs'
import { createChildren } from '../../scripts/launcher/processes/children.mjs'
import { makeThrowawayFolder } from '../../scripts/launcher/throwaway/throwaway-folder.mjs'

const PASSWORD = 'only the benchmark'

/** PostgreSQL with its usual durability in a folder of its own, that can be restarted on the same port. */
export async function startPostgres() {
  const { folder, record, remove: removeFolder } = await makeThrowawayFolder()
  const operator = findOperator()
  const children = createChildren(record)
  const data = join(folder, 'postgres')
  mkdirSync(data)
  if (operator) chmodSync(folder, 0o711)
  const programs = runnablePrograms(embeddedPostgresFolder(), operator)
  const cluster = await ensureCluster({ children, folder: data, programs, operator, password: PASSWORD })
  const port = await findFreePort()
  const logPath = join(folder, 'postgres.log')
  const options = { children, cluster, programs, operator, port, logPath, settings: ['max_connections=200'] }
  let server = await startServer(options)
  return {
    folder,
    children,
    url: `postgres://forecourt:${PASSWORD}@127.0.0.1:${port}/bench`,
    async restart() {
      await server.stop()
      server = await startServer(options)
    },
    async remove() {
      await children.close(['postgres'])
      await server.stop()
      await children.close()
      removeFolder()
    },
  }
}
