import { spawnSync } from 'node:child_process'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { createPool, database } from '@/server/clients/database'
import { migrations } from '~/migrations'
import { createBlankDatabase } from '~/tests/support/database'

/** Its `migrate` accepts the migrations to run; Payload's interface types their arguments as unknown. */
export type MigratingAdapter = PostgresAdapter & {
  migrate(args: { migrations: typeof migrations }): Promise<void>
}

export interface OldDatabase {
  url: string
  pool: Pool
  /** Of this version, so on the old schema it can only migrate. */
  payload: Payload
  close(): Promise<void>
}

/** The first migration's name: the schema of the oldest databases. */
const FIRST = '20261121_151719_initial'

/** Creates an empty database with the first version's schema. */
export async function openOldDatabase(): Promise<OldDatabase> {
  const { url, drop } = await createBlankDatabase()
  process.env.DATABASE_URL = url
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  const adapter = payload.db as unknown as MigratingAdapter
  adapter.pool.on('error', () => undefined) // Dropping the database ends its connections.
  await adapter.migrate({ migrations: migrations.filter(({ name }) => name === FIRST) })
  const pool = createPool(url)
  const close = async () => {
    await Promise.all([pool.end(), database().end()])
    await payload.destroy()
    await drop()
  }
  return { url, pool, payload, close }
}

/** Runs `npm run migrate` on a database, as an upgrade does; returns its exit code and output. */
export function runMigrate(url: string): { status: number | null; text: string } {
  const args = ['--conditions=development', '--import', 'tsx', 'scripts/commands/migrate.ts']
  const env = { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '', NODE_ENV: 'production' as const }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}
