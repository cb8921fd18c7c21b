import { readdirSync, readFileSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { createPool } from '@/server/clients/database'
import { migrations } from '~/migrations'
import { createBlankDatabase, createTestDatabase, type TestDatabase } from '~/tests/support/database'
import { describeSchema } from './describe-schema'
import { readAllRows } from './stored-rows'

let database: TestDatabase
let pool: Pool
let payload: Payload
let adapter: PostgresAdapter

beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  pool = createPool(database.url)
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  adapter = payload.db as unknown as PostgresAdapter
  adapter.pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
  await database.drop()
})

const filesEnding = (end: string) =>
  readdirSync('migrations')
    .filter((name) => name !== 'index.ts' && name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .sort()

/** The SQL between two schemas, as Payload writes it into a migration. */
async function planMigration(from: object) {
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const wanted = await generateDrizzleJson(adapter.schema)
  return generateMigration(from as typeof wanted, wanted)
}

describe('the migrations', () => {
  it('run in the order of their creation', async () => {
    const files = filesEnding('.ts')
    expect(migrations.map(({ name }) => name)).toEqual(files)
    const { rows } = await pool.query('SELECT name FROM payload_migrations ORDER BY id')
    expect(rows.map(({ name }) => name)).toEqual(files)
  })

  it('leave none to create: the collections match the newest one', async () => {
    const newest = filesEnding('.json').at(-1)
    const snapshot = JSON.parse(readFileSync(`migrations/${newest}.json`, 'utf8'))
    expect(await planMigration(snapshot)).toEqual([])
  })

  it('build the same schema that Payload builds at once', async () => {
    const blank = await createBlankDatabase()
    const other = createPool(blank.url)
    try {
      for (const statement of await planMigration(adapter.defaultDrizzleSnapshot))
        await other.query(statement)
      expect(await describeSchema(pool)).toEqual(await describeSchema(other))
    } finally {
      await other.end()
      await blank.drop()
    }
  })

  it.each(['migrateDown', 'migrateRefresh', 'migrateReset', 'migrateFresh'] as const)(
    'only go forward: %s is refused with the alternative, and changes nothing',
    async (way) => {
      const before = await readAllRows(pool)
      await expect(payload.db[way]({})).rejects.toThrow(
        'Migrations only go forward. To go back, restore the backup',
      )
      expect(await readAllRows(pool)).toEqual(before)
    },
  )
})
