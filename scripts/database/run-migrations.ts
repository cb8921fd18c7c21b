import { runMigrations } from 'graphile-worker'
import { type DatabaseAdapter, getPayload } from 'payload'
import pg from 'pg'
import { migrations } from '../../migrations'
import config from '../../payload.config'
import { env } from '../../src/env'

/** Payload's adapter interface is independent of the database, so it types migration arguments as unknown. */
type Migrations = NonNullable<Parameters<DatabaseAdapter['migrate']>[0]>['migrations']

/** The key of the advisory lock that every schema change holds. */
export const MIGRATION_LOCK = 7_305_001

export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/**
 * Migrates the database at DATABASE_URL to this version's schema, the job queue's included, or applies only the named
 * migrations. Payload's own command can exit 0 without migrating. The caller holds the lock.
 */
export async function migrateLocked(names: readonly string[] = migrationNames): Promise<void> {
  const payload = await getPayload({ config })
  await payload.db.migrate({
    migrations: migrations.filter(({ name }) => names.includes(name)) as Migrations,
  })
  if (names.length === migrations.length) await runMigrations({ connectionString: env().DATABASE_URL })
}

/** Migrates under the lock. Concurrent calls run one after the other. */
export async function migrateWithLock(): Promise<void> {
  const lock = new pg.Client({ connectionString: env().DATABASE_URL })
  await lock.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateLocked()
  } finally {
    await lock.end()
  }
}
