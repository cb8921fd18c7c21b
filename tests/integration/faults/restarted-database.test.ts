import pg from 'pg'
import { runningPostmaster } from '../../../scripts/launcher/database/postmaster.mjs'
import { keepServerRunning } from '../../../scripts/launcher/database/server.mjs'
import { makeThrowawayCluster } from '../../../scripts/launcher/throwaway/throwaway-server.mjs'
import { until } from '../import/programs'

/** PostgreSQL as `npm start` keeps it running, in a separate folder. */
async function keepPostgres() {
  const { options, urlOf, removeFolder } = await makeThrowawayCluster()
  const lines: string[] = []
  const server = await keepServerRunning({
    ...options,
    write: (line: string) => lines.push(line),
    giveUp: (reason: string) => lines.push(reason),
  })
  async function close() {
    await server.stop()
    await options.children.close()
    removeFolder()
  }
  return { cluster: options.cluster, url: urlOf('postgres'), lines, close }
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
