import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DealerSite } from './dealer-site'

/** Starts one of our programs on the website's database, in a separate process that can be killed. */
export function startProgram(site: Pick<DealerSite, 'url'>, path: string, ...args: string[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: site.url, NODE_OPTIONS: '', FEED_ALLOW_PRIVATE: 'true' }
  const node = ['--conditions=development', '--import', 'tsx']
  return spawn(process.execPath, [...node, path, ...args], { env, stdio: 'ignore' })
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Milliseconds. Less than a test's limit, so that the error names the awaited condition. */
const PATIENCE = 60_000

export async function until<T>(read: () => Promise<T | undefined>, what = 'it'): Promise<T> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const found = await read()
    if (found !== undefined) return found
    await sleep(20)
  }
  throw new Error(`Waited ${PATIENCE / 1000} s for ${what}.`)
}

/** The queue's contents, for the error message of a wait that timed out. */
async function queueOf({ pool }: DealerSite): Promise<string> {
  const { rows } = await pool.query(
    `SELECT j.*, q.locked_by AS queue_locked_by FROM graphile_worker.jobs j
     LEFT JOIN graphile_worker._private_job_queues q USING (queue_name)`,
  )
  return JSON.stringify(rows)
}

/** Waits until another connection runs a statement that starts with this text; returns its process id. */
export async function waitForStatement(site: DealerSite, statement: string): Promise<number> {
  const running = until(async () => {
    const { rows } = await site.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE $1 AND pid <> pg_backend_pid()`,
      [`${statement}%`],
    )
    return rows[0]?.pid
  }, `another connection to run ${statement}`)
  return running.catch(async (error: Error) => {
    throw new Error(
      `${error.message} In the queue: ${await queueOf(site)}; runs: ${JSON.stringify(await site.runs())}`,
    )
  })
}
