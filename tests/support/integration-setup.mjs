import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabaseIfMissing } from '../../scripts/launcher/database.mjs'
import { startThrowawayServer } from '../../scripts/launcher/postgres/throwaway-server.mjs'
import { migrateDatabase } from '../../scripts/launcher/prepare-database.mjs'

/** The migrated, empty database that every test file's own one is a copy of. */
const TEMPLATE = 'forecourt_template'

/**
 * Starts one PostgreSQL for the whole run. Tests get databases from `createTestDatabase` (database.ts); DATABASE_URL
 * is taken away, so that a test that forgets to ask for one fails instead of writing to somebody's database.
 */
export default async function setUp() {
  const server = await startThrowawayServer()
  globalThis.throwawayServer = server
  process.once('exit', () => server.killAtOnce())
  const dataFolder = join(server.folder, 'data')
  mkdirSync(dataFolder)
  Object.assign(process.env, {
    PAYLOAD_SECRET: 'a secret that only tests know',
    DATA_DIR: dataFolder,
  })
  const template = server.urlOf(TEMPLATE)
  await createDatabaseIfMissing(template)
  await migrateDatabase(server.children, { ...process.env, DATABASE_URL: template, NODE_ENV: 'production' })
  delete process.env.DATABASE_URL
  process.env.TEST_DATABASE_TEMPLATE = template
}
