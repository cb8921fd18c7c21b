import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createDatabaseIfMissing } from '~/scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '~/scripts/launcher/database/prepare-database.mjs'
import { typescriptArguments } from '~/scripts/launcher/processes/run-command.mjs'
import { startThrowawayServer } from '~/scripts/launcher/throwaway/throwaway-server.mjs'
import { writeImportRows } from './support/import-rows'

const SOURCE = join(import.meta.dirname, '../../shared/data/bench/BENCH_us_carscom_2025.csv.gz')
const ROWS = Number(process.env.ROWS ?? 100_000)
const TARGET_RATIO = 4
const TARGET_MB = 300

async function plantDealership(client: pg.Client): Promise<number> {
  await client.query(`INSERT INTO groups (name, slug) VALUES ('Bench', 'bench')`)
  await client.query(
    `INSERT INTO tenants (name, slug, group_id, template) SELECT 'Bench', 'bench', id, 'metro' FROM groups`,
  )
  const { rows } = await client.query(
    `INSERT INTO dealerships (tenant_id, name, slug) SELECT id, 'Bench', 'bench' FROM tenants RETURNING id`,
  )
  return rows[0].id
}

async function measureImport(url: string, dealershipId: number, file: string) {
  const args = [...typescriptArguments('bench/import-run.ts'), url, String(dealershipId), file]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

/** Times COPY of the imported rows into a bare copy of the table, and then the creation of the same indexes. */
async function measureCopy(client: pg.Client, file: string) {
  await pipeline(client.query(copyTo('COPY vehicles TO STDOUT')), createWriteStream(file))
  const { rows: indexes } = await client.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE tablename = 'vehicles' AND schemaname = 'public'`,
  )
  await client.query('CREATE TABLE bare (LIKE vehicles)')
  const started = performance.now()
  await pipeline(createReadStream(file), client.query(copyFrom('COPY bare FROM STDIN')))
  const copied = performance.now()
  for (const [nth, { indexdef }] of indexes.entries()) {
    await client.query(indexdef.replace(/INDEX \S+ ON public\.vehicles/, `INDEX bare_${nth} ON public.bare`))
  }
  const indexed = performance.now()
  return {
    copySeconds: (copied - started) / 1000,
    indexSeconds: (indexed - copied) / 1000,
    indexes: indexes.length,
  }
}

function report(name: string, value: number, unit: string, target: number): boolean {
  const met = value <= target
  console.log(`${name}: ${value.toFixed(2)} ${unit} (target: at most ${target}) ${met ? 'met' : 'MISSED'}`)
  return met
}

async function run(): Promise<boolean> {
  const server = await startThrowawayServer()
  try {
    const url = server.urlOf('bench')
    await createDatabaseIfMissing(url)
    await migrateDatabase(server.children, {
      ...process.env,
      DATABASE_URL: url,
      PAYLOAD_SECRET: 'only for the benchmark, of no use',
    })
    const client = new pg.Client(url)
    await client.connect()
    const file = join(server.folder, 'rows.ndjson')
    await writeImportRows(SOURCE, file, ROWS)
    const imported = await measureImport(url, await plantDealership(client), file)
    const copied = await measureCopy(client, join(server.folder, 'rows.copy'))
    await client.end()
    const baseline = copied.copySeconds + copied.indexSeconds
    console.log(`Import of ${ROWS} rows: ${imported.status}, ${JSON.stringify(imported.counts)}`)
    if (imported.problem) console.log(imported.problem)
    console.log(`Import: ${imported.seconds.toFixed(2)} s`)
    console.log(
      `COPY of the same rows: ${copied.copySeconds.toFixed(2)} s, and ${copied.indexes} indexes: ${copied.indexSeconds.toFixed(2)} s`,
    )
    const ratioMet = report('Ratio', imported.seconds / baseline, 'times', TARGET_RATIO)
    return report('Peak memory of the import', imported.peakMb, 'MB', TARGET_MB) && ratioMet
  } finally {
    await server.remove()
  }
}

if (!existsSync(SOURCE)) {
  console.log(`The listings to import are missing (${SOURCE}). Nothing was measured.`)
} else if (!(await run())) process.exitCode = 1
