import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createDatabaseIfMissing } from '../scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '../scripts/launcher/database/prepare-database.mjs'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { typescriptArguments } from '../scripts/launcher/processes/run-command.mjs'
import { startThrowawayServer } from '../scripts/launcher/throwaway/throwaway-server.mjs'
import { type FlakyCrm, startFlakyCrm } from './support/flaky-crm'
import { describeMachine } from './support/machine'
import { type SentLead, sendAtRate, sendLead } from './support/send-leads'
import { startWebServer } from './support/web-server'

/**
 * Sends 200 leads a second for a minute to a production server, while the receiving CRM fails half the time, the worker is killed twice and
 * PostgreSQL is restarted once. Then the CRM recovers, and every lead must arrive. `npm run bench:leads`, after a build;
 * `--rate` and `--seconds` make it shorter.
 */
const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
})
const load = { rate: Number(values.rate), seconds: Number(values.seconds) }
const RESULTS = 'bench/results/leads.md'
const MAX_P95 = 500
const PATIENCE_SECONDS = 900
/** Servers compile their code under the first requests. The load meets servers that have run for a while. */
const WARM_UP = { rate: 50, seconds: 10 }
const HOST = 'bench.localhost'
const DATABASE = 'bench'

type Postgres = Awaited<ReturnType<typeof startThrowawayServer>>

async function plantSite(client: pg.Client, webhook: string): Promise<void> {
  const insert = async (sql: string, ...parameters: unknown[]): Promise<number> =>
    (await client.query(`${sql} RETURNING id`, parameters)).rows[0].id
  const group = await insert(`INSERT INTO groups (name, slug) VALUES ('Bench', 'bench')`)
  const tenant = await insert(
    `INSERT INTO tenants (name, slug, group_id, template) VALUES ('Bench', 'bench', $1, 'metro')`,
    group,
  )
  const dealership = await insert(
    `INSERT INTO dealerships (tenant_id, name, slug) VALUES ($1, 'Bench', 'bench')`,
    tenant,
  )
  await insert(
    `INSERT INTO locations (tenant_id, dealership_id, slug, name, location_type, address_city, address_state, "primary", visible)
     VALUES ($1, $2, 'yard', 'Yard', 'sales', 'Toowoomba', 'QLD', true, true)`,
    ...[tenant, dealership],
  )
  await insert(
    `INSERT INTO lead_rules (tenant_id, name, is_active, method, webhook_url) VALUES ($1, 'CRM', true, 'webhook', $2)`,
    ...[tenant, webhook],
  )
}

function startWorker({ children, folder, urlOf }: Postgres) {
  const env = {
    ...process.env,
    ...environment(urlOf(DATABASE), folder),
    NODE_OPTIONS: '',
    LOG_FORMAT: 'json',
  }
  return children.start('worker', process.execPath, typescriptArguments('scripts/worker.ts'), {
    env,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}

const environment = (url: string, folder: string) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'a secret that only benchmarks know',
  FEED_ALLOW_PRIVATE: 'true',
})

type Worker = ReturnType<typeof startWorker>

/** Kills the worker twice and restarts PostgreSQL once, spread over the load. A supervisor would start the worker again. */
async function breakThings(postgres: Postgres, first: Worker, seconds: number): Promise<void> {
  let worker = first
  const restartWorker = () => {
    worker.kill('SIGKILL')
    worker = startWorker(postgres)
  }
  await sleep(seconds * 250)
  restartWorker()
  await sleep(seconds * 200)
  await postgres.restart()
  // Like a supervisor: a worker that ended with its database starts again.
  if (worker.exitCode !== null) worker = startWorker(postgres)
  await sleep(seconds * 200)
  restartWorker()
}

interface Records {
  readonly leads: Set<string>
  readonly perLead: number[]
  readonly states: Map<string, number>
}

async function readRecords(url: string): Promise<Records> {
  const client = new pg.Client(url)
  await client.connect()
  const leads = await client.query<{ public_id: string; deliveries: number }>(
    `SELECT public_id, (SELECT count(*)::int FROM lead_deliveries d WHERE d.lead_id = l.id) AS deliveries FROM leads l`,
  )
  const states = await client.query<{ state: string; count: number }>(
    'SELECT state::text, count(*)::int AS count FROM lead_deliveries GROUP BY state',
  )
  await client.end()
  return {
    leads: new Set(leads.rows.map((row) => row.public_id)),
    perLead: leads.rows.map((row) => row.deliveries),
    states: new Map(states.rows.map(({ state, count }) => [state, count])),
  }
}

/** Seconds until no delivery is pending any more. */
async function waitForDeliveries(url: string): Promise<number> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  while (seconds() < PATIENCE_SECONDS) {
    const { states } = await readRecords(url)
    if (!states.get('pending')) return seconds()
    await sleep(2000)
  }
  return Number.NaN
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

interface Outcome {
  readonly text: string
  readonly isMet: boolean
}

function judge(sent: readonly SentLead[], records: Records, crm: FlakyCrm, drained: number): Outcome {
  const received = sent.flatMap(({ leadId }) => leadId ?? [])
  const lost = received.filter((id) => !records.leads.has(id)).length
  const doubled =
    records.leads.size - new Set(received).size + records.perLead.filter((count) => count > 1).length
  const delivered = records.states.get('delivered') ?? 0
  const times = sent
    .map(({ milliseconds }) => milliseconds)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
  const repeats = [...crm.accepted.values()].reduce((total, count) => total + count - 1, 0)
  const p95 = percentile(times, 0.95)
  const rows = [
    ['Leads sent', sent.length],
    ['Shoppers told “received”', received.length],
    ['Sent again by the form', sent.filter(({ tries }) => tries > 1).length],
    ['Lost', lost],
    ['Doubled in our records', doubled],
    ['Delivered in our records', delivered],
    ['Accepted by the CRM, by id', crm.accepted.size],
    ['Accepted by the CRM again, with the same id', repeats],
    ['Refused by the CRM', crm.refused()],
    ['Submit, median', `${percentile(times, 0.5).toFixed(0)} ms`],
    ['Submit, 95 in 100', `${p95.toFixed(0)} ms (at most ${MAX_P95})`],
    ['Submit, 99 in 100', `${percentile(times, 0.99).toFixed(0)} ms`],
    ['All delivered after the load in', `${drained.toFixed(0)} s`],
  ]
  const text = [
    '| what | figure |',
    '|---|---:|',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ].join('\n')
  const isComplete =
    received.length === sent.length && delivered === received.length && crm.accepted.size === delivered
  return { text, isMet: lost === 0 && doubled === 0 && isComplete && p95 <= MAX_P95 }
}

async function measure(postgres: Postgres, crm: FlakyCrm): Promise<Outcome> {
  const { folder } = postgres
  const url = postgres.urlOf(DATABASE)
  await createDatabaseIfMissing(url)
  await migrateDatabase(postgres.children, { ...process.env, ...environment(url, folder) })
  const client = new pg.Client(url)
  await client.connect()
  await plantSite(client, crm.url)
  const port = await findFreePort()
  const web = await startWebServer(port, environment(url, folder))
  try {
    const target = { port, host: HOST }
    // Fails early if the website does not take leads.
    await sendLead(target, 1_000_000)
    await sendAtRate(target, WARM_UP)
    const worker = startWorker(postgres)
    await waitForDeliveries(url)
    await client.query(
      'DELETE FROM lead_deliveries; DELETE FROM leads; DELETE FROM graphile_worker._private_jobs',
    )
    await client.end()
    crm.beginFailing()
    const [sent] = await Promise.all([sendAtRate(target, load), breakThings(postgres, worker, load.seconds)])
    crm.recover()
    const drained = await waitForDeliveries(url)
    return judge(sent, await readRecords(url), crm, drained)
  } finally {
    await web.stop()
  }
}

const crm = await startFlakyCrm()
const postgres = await startThrowawayServer({ isDurable: true })
const busy = loadavg()[0]?.toFixed(1)
try {
  const { text, isMet } = await measure(postgres, crm)
  console.log(`${text}\n${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
  const intro = `\`npm run bench:leads\`, ${describeMachine()}. ${load.rate} leads a second for ${load.seconds} s through HTTP to a production server, after ${WARM_UP.rate * WARM_UP.seconds} leads in ${WARM_UP.seconds} s that warm it up; the CRM fails half the time until the load ends; the worker is killed (SIGKILL) at 25 and 65 in 100 of the load, PostgreSQL is restarted at 45. Everything runs on the same machine. Load average at the start: ${busy}.`
  if (load.rate * load.seconds >= 12_000) writeFileSync(RESULTS, `# Leads\n\n${intro}\n\n${text}\n`)
} finally {
  await postgres.remove()
  await crm.close()
}
