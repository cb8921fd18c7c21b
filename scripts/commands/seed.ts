import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import pg from 'pg'
import config from '../../payload.config'
import { env } from '../../src/env'
import { SETUP_LOCK } from '../../src/server/accounts/setup-code.mjs'
import { createPool } from '../../src/server/clients/database'
import type { DemoPerson } from '../../tenants-seed/people'
import { plantDemo } from '../../tenants-seed/plant'

const USAGE = `Usage: npm run seed -- [--if-empty] [--demo-in-production]

Plants the demo dealers in the database at DATABASE_URL. A database that has users is left unchanged, which is
an error without --if-empty.

The demo's passwords are public. A production database gets the demo only with --demo-in-production, and with new
passwords, which are printed.`

interface Options {
  readonly ifEmpty: boolean
  readonly inProduction: boolean
}

/** A unique password of 120 random bits. */
const freshPassword = () => randomBytes(15).toString('base64url')

async function seed({ ifEmpty, inProduction }: Options): Promise<void> {
  const { DATABASE_URL, PORT, NODE_ENV, OWN_DATABASE } = env()
  const isProduction = NODE_ENV === 'production' && !OWN_DATABASE
  if (isProduction && !inProduction) {
    throw new Error('This is a production database. Use --demo-in-production to seed the demo into it.')
  }
  const lock = new pg.Client({ connectionString: DATABASE_URL })
  await lock.connect()
  await lock.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK])
  const pool = createPool(DATABASE_URL, { statement_timeout: 0 })
  try {
    const payload = await getPayload({ config })
    const onProgress = (message: string) => console.log(`progress: ${message}`)
    const fresh = new Map<string, string>()
    const passwordOf = ({ email, password }: DemoPerson) => {
      if (!isProduction) return password
      const made = freshPassword()
      fresh.set(email, made)
      return made
    }
    const planting = { payload, pool, now: new Date(), port: PORT, onProgress, passwordOf }
    const outcome = await plantDemo(planting)
    for (const [email, password] of fresh) console.log(`sign-in: ${email}  ${password}`)
    if (outcome === 'in use' && !ifEmpty) {
      throw new Error('The database is not empty. Seed the demo into an empty database.')
    }
  } finally {
    await pool.end()
    await lock.end()
  }
}

function parseCommandLine(): Options | null {
  try {
    const flag = { type: 'boolean', default: false } as const
    const { values } = parseArgs({ options: { 'if-empty': flag, 'demo-in-production': flag } })
    return { ifEmpty: values['if-empty'], inProduction: values['demo-in-production'] }
  } catch {
    return null
  }
}

const options = parseCommandLine()
if (!options) {
  console.error(USAGE)
  process.exit(2)
}
seed(options).then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
