import { parseArgs } from 'node:util'
import { database } from '@/server/clients/database'
import { rebuildIndex } from '@/server/stock/search/indexing/rebuild'
import { NoRollback, rollBackIndex } from '@/server/stock/search/indexing/roll-back'
import { configuredIndex, type SearchIndex } from '@/server/stock/search/indexing/search-index'

const usage = `Builds a new search index beside the current one, and then switches searches to it.

  npm run search:reindex [-- --rollback]

  --rollback  switch back to the previous index; a second rollback undoes the first

Searches continue meanwhile. The replaced index is kept for a rollback. Needs TYPESENSE_URL and TYPESENSE_API_KEY.
Exit codes: 0 done, 1 failed or already running, 2 wrong arguments.`

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

function showProgress(copied: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${copied} vehicles`)
}

async function rebuild(index: SearchIndex): Promise<number> {
  const started = performance.now()
  const name = await rebuildIndex(database(), index, { onProgress: showProgress })
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K')
  console.log(name ? `Searches are answered from ${name}, built in ${seconds(started)} s.` : BUSY)
  return name ? 0 : 1
}

async function rollBack(index: SearchIndex): Promise<number> {
  const name = await rollBackIndex(database(), index)
  console.log(name ? `Searches are answered from ${name} again.` : BUSY)
  return name ? 0 : 1
}

const BUSY = 'A worker or another command is already building the index.'

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { rollback: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const index = configuredIndex()
  if (index) return values.rollback ? rollBack(index) : rebuild(index)
  console.log(
    'No search server is configured, so Postgres answers every search and there is no index to build.',
  )
  return 0
}

function explain(error: unknown): number {
  const wrongArguments = error instanceof TypeError && 'code' in error
  if (wrongArguments) console.error(`${error.message}\n\n${usage}`)
  else if (error instanceof NoRollback) console.error(error.message)
  else console.error(`The index was not built: ${error instanceof Error ? error.message : error}`)
  return wrongArguments ? 2 : 1
}

process.exitCode = await run().catch(explain)
await database().end()
