import { runMigrations } from 'graphile-worker'
import { type DatabaseAdapter, getPayload } from 'payload'
import pg from 'pg'
import { migrations } from '../../migrations'
import config from '../../payload.config'
import { env } from '../../src/env'

/** Payload's interface knows no database, so it types the arguments of migrations as unknown. */
type Migrations = NonNullable<Parameters<DatabaseAdapter['migrate']>[0]>['migrations']

/** Held by whoever changes the schema. */
export const MIGRATION_LOCK = 7_305_001

export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/**
 * Brings the database at DATABASE_URL to the schema of this version, the queue's too, or only as far as the migrations of those names.
 * Payload's own command can exit 0 undone. The caller holds the lock.
 */
export async function migrateLocked(names: readonly string[] = migrationNames): Promise<void> {
  const payload = await getPayload({ config })
  await payload.db.migrate({
    migrations: migrations.filter(({ name }) => names.includes(name)) as Migrations,
  })
  if (names.length === migrations.length) await runMigrations({ connectionString: env().DATABASE_URL })
}

/** The same for those who come without the lock: several that begin at once take turns. */
export async function bringUpToDate(): Promise<void> {
  const lock = new pg.Client({ connectionString: env().DATABASE_URL })
  await lock.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateLocked()
  } finally {
    await lock.end()
  }
}
