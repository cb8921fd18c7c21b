import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedPostgresFolder, runnablePrograms } from '../../../scripts/launcher/database/home.mjs'
import { ensureCluster } from '../../../scripts/launcher/database/initialise.mjs'
import { findOperator } from '../../../scripts/launcher/database/operator.mjs'
import { runningPostmaster } from '../../../scripts/launcher/database/postmaster.mjs'
import { keepServerRunning } from '../../../scripts/launcher/database/server.mjs'
import { findFreePort } from '../../../scripts/launcher/ports.mjs'
import { createChildren } from '../../../scripts/launcher/processes/children.mjs'
import { makeThrowawayFolder } from '../../../scripts/launcher/throwaway/throwaway-folder.mjs'
import { until } from '../import/programs'

const PASSWORD = 'only this test'

/** PostgreSQL as `npm start` keeps it running, in a separate folder. */
async function keepPostgres() {
  const { folder, record, remove } = await makeThrowawayFolder()
  const children = createChildren(record)
  const operator = findOperator()
  if (operator) chmodSync(folder, 0o711)
  const data = join(folder, 'postgres')
  mkdirSync(data)
  const programs = runnablePrograms(embeddedPostgresFolder(), operator)
  const cluster = await ensureCluster({ children, folder: data, programs, operator, password: PASSWORD })
  const port = await findFreePort()
  const lines: string[] = []
  const server = await keepServerRunning({
    children,
    cluster,
    programs,
    operator,
    port,
    logPath: join(folder, 'postgres.log'),
    write: (line: string) => lines.push(line),
    giveUp: (reason: string) => lines.push(reason),
  })
  const url = `postgres://forecourt:${PASSWORD}@127.0.0.1:${port}/postgres`
  async function close() {
    await server.stop()
    await children.close()
    remove()
  }
  return { cluster, url, lines, close }
}

async function read(url: string): Promise<unknown[] | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('SELECT text FROM kept')).rows
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

it('PostgreSQL that was killed restarts at the same address with its data, and logs a line', async () => {
  const { cluster, url, lines, close } = await keepPostgres()
  try {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await client.query(`CREATE TABLE kept (text text); INSERT INTO kept VALUES ('still here')`)
    const pid = runningPostmaster(cluster)?.pid ?? 0
    expect(pid).toBeGreaterThan(1)
    process.kill(pid, 'SIGKILL')
    const rows = await until(() => read(url), 'PostgreSQL to come back')
    expect(rows).toEqual([{ text: 'still here' }])
    expect(lines).toEqual(['PostgreSQL ended (SIGKILL); starting it again in 1 s.'])
    expect(runningPostmaster(cluster)?.pid).not.toBe(pid)
  } finally {
    await close()
  }
  expect(runningPostmaster(cluster)).toBeUndefined()
})
