import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import pg from 'pg'
import config from '../payload.config'
import { env } from '../src/env'
import { createPool } from '../src/server/clients/database'
import { plantDemo } from '../tenants-seed/plant'

const USAGE = `Usage: tsx scripts/seed.ts [--if-empty]

Plants the demo dealers in the database at DATABASE_URL. A database that people already use is left as it is: with
--if-empty that is what was asked for, without it an error.`

/** Two plantings at once would plant everything twice. */
const LOCK = 7_305_002

async function seed(ifEmpty: boolean): Promise<void> {
  const { DATABASE_URL, PORT } = env()
  const lock = new pg.Client({ connectionString: DATABASE_URL })
  await lock.connect()
  await lock.query('SELECT pg_advisory_lock($1)', [LOCK])
  const pool = createPool(DATABASE_URL, { statement_timeout: 0 })
  try {
    const payload = await getPayload({ config })
    const onProgress = (message: string) => console.log(`progress: ${message}`)
    const outcome = await plantDemo({ payload, pool, now: new Date(), port: PORT, onProgress })
    if (outcome === 'in use' && !ifEmpty) {
      throw new Error('The database is in use already. The demo dealers are planted in an empty one only.')
    }
  } finally {
    await pool.end()
    await lock.end()
  }
}

function parseCommandLine(): { ifEmpty: boolean } | null {
  try {
    const { values } = parseArgs({ options: { 'if-empty': { type: 'boolean', default: false } } })
    return { ifEmpty: values['if-empty'] }
  } catch {
    return null
  }
}

const options = parseCommandLine()
if (!options) {
  console.error(USAGE)
  process.exit(2)
}
seed(options.ifEmpty).then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
