import { readJson, writeJson } from '../files.mjs'
import { inDataFolder } from '../paths.mjs'
import { findFreePort } from '../ports.mjs'
import { createDatabaseIfMissing } from './connection.mjs'
import { chooseDatabaseFolder, embeddedPostgresFolder, runnablePrograms } from './home.mjs'
import { ensureCluster } from './initialise.mjs'
import { findOperator } from './operator.mjs'
import { keepServerRunning } from './server.mjs'

const PORT_FILE = inDataFolder('postgres-port.json')

/** Reuses the last port while it is free, so that an open database client stays connected. */
async function choosePort() {
  const remembered = readJson(PORT_FILE)
  const port = await findFreePort(typeof remembered === 'number' ? remembered : undefined)
  if (port !== remembered) writeJson(PORT_FILE, port)
  return port
}

const urlOf = (password, port) => `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`

export function lastDatabaseUrl(password) {
  const port = readJson(PORT_FILE)
  return typeof port === 'number' ? urlOf(password, port) : undefined
}

export async function startEmbeddedDatabase({ children, password, write, giveUp }) {
  const operator = findOperator()
  const programs = runnablePrograms(embeddedPostgresFolder(), operator)
  const { folder, elsewhere } = chooseDatabaseFolder(operator)
  const cluster = await ensureCluster({ children, folder, programs, operator, password })
  const port = await choosePort()
  const logPath = inDataFolder('logs', 'postgres.log')
  const options = { children, cluster, programs, operator, port, logPath }
  const server = await keepServerRunning({ ...options, write, giveUp })
  const url = urlOf(password, port)
  await createDatabaseIfMissing(url)
  return { url, folder, elsewhere, ...server }
}
