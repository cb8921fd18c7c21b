import { parseArgs } from 'node:util'
import { env } from '@/env'
import { createPool } from '@/server/clients/database'
import {
  checkIndex,
  type IndexCheck,
  isIndexCorrect,
  type TenantCheck,
} from '@/server/stock/search/indexing/check-index'
import { enqueueVehicles } from '@/server/stock/search/indexing/outbox'
import { configuredIndex } from '@/server/stock/search/indexing/search-index'

const usage = `Compares the search index with the stock: every document with its vehicle's record, and each website's facet counts
with those that SQL gives.

  npm run search:check [-- --repair]

  --repair  makes the worker rewrite differing documents

Exit codes: 0 no difference, 1 something differs or there is no index, 2 wrong arguments.`

/** Facets of a hundred thousand vehicles at once take Postgres longer than the five seconds that shoppers' queries get. */
const STATEMENT_MS = 120_000

const HEADINGS = ['website', 'vehicles', 'documents', 'set aside', 'missing', 'stale', 'left over', 'facets']

const cellsOf = ({ tenant, vehicles, documents, setAside, differing, facets }: TenantCheck) =>
  [
    tenant,
    vehicles,
    documents,
    setAside,
    differing.missing,
    differing.stale,
    differing['left over'],
    facets.length > 0 ? facets.join(', ') : 'same',
  ].map(String)

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

function print(check: IndexCheck): void {
  if (check.collection === null) {
    console.log(
      'This version has no index yet. The worker builds it within a minute, or run `npm run search:reindex`.',
    )
    return
  }
  console.log(check.collection)
  printTable([HEADINGS, ...check.tenants.map(cellsOf)])
  console.log(isIndexCorrect(check) ? 'The index is correct.' : `${check.differing.length} documents differ.`)
}

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { repair: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const index = configuredIndex()
  if (!index) {
    console.log(
      'No search server is configured, so Postgres answers every search and there is no index to check.',
    )
    return 0
  }
  const pool = createPool(env().DATABASE_URL, { statement_timeout: STATEMENT_MS })
  try {
    const check = await checkIndex(pool, index)
    print(check)
    if (values.repair && check.differing.length > 0) {
      await enqueueVehicles(pool, check.differing)
      console.log('The worker will rewrite them.')
    }
    return isIndexCorrect(check) ? 0 : 1
  } finally {
    await pool.end()
  }
}

function explain(error: unknown): number {
  const wrongArguments = error instanceof TypeError && 'code' in error
  if (wrongArguments) console.error(`${error.message}\n\n${usage}`)
  else console.error(`The index was not checked: ${error instanceof Error ? error.message : error}`)
  return wrongArguments ? 2 : 1
}

process.exitCode = await run().catch(explain)
