import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabaseIfMissing } from '../../scripts/launcher/database/connection.mjs'
import { migrateDatabase } from '../../scripts/launcher/database/prepare-database.mjs'
import { startThrowawayServer } from '../../scripts/launcher/throwaway/throwaway-server.mjs'
import { startThrowawayTypesense } from '../../scripts/typesense/throwaway-server.mjs'
import { bundlePayload } from './payload-bundle.mjs'

/** The migrated, empty database that every test file's database is copied from. */
const TEMPLATE = 'forecourt_template'

/**
 * Starts the run's search server. Without a network there may be none: the tests that need it are then skipped,
 * with a warning here and in the count of skipped tests. In CI, where nobody reads a warning, this fails
 * instead.
 */
async function startTypesense() {
  try {
    return await startThrowawayTypesense({ inMemory: true })
  } catch (error) {
    if (process.env.CI) throw error
    console.warn(`\nThe tests that need Typesense are skipped. ${error.message}\n`)
    return undefined
  }
}

async function announceTypesense(starting) {
  const typesense = await starting
  globalThis.throwawayTypesense = typesense
  if (!typesense) return
  process.once('exit', () => typesense.killAtOnce())
  Object.assign(process.env, { TEST_TYPESENSE_URL: typesense.url, TEST_TYPESENSE_API_KEY: typesense.apiKey })
}

/**
 * Starts one PostgreSQL and one Typesense for the whole run. Tests get databases from `createTestDatabase`
 * (database.ts) and the search server from typesense.ts. The product's own variables are removed, so that a test
 * that does not ask for a database fails instead of writing to a real one.
 */
export default async function setUp() {
  const typesense = startTypesense()
  await bundlePayload()
  typesense.catch(() => {}) // An error is handled below, once PostgreSQL runs.
  const server = await startThrowawayServer({ inMemory: true })
  globalThis.throwawayServer = server
  process.once('exit', () => server.killAtOnce())
  const dataFolder = join(server.folder, 'data')
  mkdirSync(dataFolder)
  Object.assign(process.env, {
    PAYLOAD_SECRET: 'a secret that only tests know',
    TEST_DATA_DIR: dataFolder, // own-data-folder.mjs adds a folder for each test file.
    DATA_DIR: dataFolder,
  })
  for (const name of ['TYPESENSE_URL', 'TYPESENSE_API_KEY', 'TYPESENSE_COLLECTION']) delete process.env[name]
  const template = server.urlOf(TEMPLATE)
  await createDatabaseIfMissing(template)
  await migrateDatabase(server.children, { ...process.env, DATABASE_URL: template, NODE_ENV: 'production' })
  delete process.env.DATABASE_URL
  process.env.TEST_DATABASE_TEMPLATE = template
  await announceTypesense(typesense)
}
