import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupRefused, type Manifest, tableFile } from './manifest'
import { columnList, digestTable, listTables, SCHEMAS, SESSION, tableName } from './tables'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

const FOREIGN_KEYS = `
  SELECT format('%I.%I', n.nspname, t.relname) AS table, quote_ident(c.conname) AS name, pg_get_constraintdef(c.oid) AS definition
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE c.contype = 'f' AND n.nspname = ANY($1)`

/**
 * Runs the work without triggers and foreign keys, then restores and validates them. It needs only the rights of the tables' owner:
 * disabling the keys' own triggers would take a superuser.
 */
async function withoutRules(client: pg.Client, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS, [SCHEMAS])
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await work()
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
}

async function fill(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  for (const table of tables) {
    const copy = client.query(copyFrom(`COPY ${tableName(table)} (${columnList(table)}) FROM STDIN`))
    await pipeline(createReadStream(join(folder, tableFile(table))), createGunzip(), copy)
    const { rows, digest } = await digestTable(client, table)
    if (rows !== table.rows || digest !== table.digest)
      throw new BackupRefused(
        `${tableName(table)} differs from the backed-up table. The database was cleared, and nothing was restored: ` +
          'restore another backup with --replace.',
      )
  }
  for (const sequence of sequences.filter(({ value }) => value !== null))
    await client.query('SELECT setval($1::regclass, $2::bigint)', [tableName(sequence), sequence.value])
}

/** Fills the tables of a database that has the backup's schema, in one transaction: either all data is restored unchanged, or none. */
export async function loadTables(url: string, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(SESSION)
    await client.query('BEGIN')
    const present = (await listTables(client)).map(tableName)
    const missing = manifest.tables.map(tableName).filter((name) => !present.includes(name))
    if (missing.length > 0)
      throw new BackupRefused(
        `This version does not have ${missing.join(', ')}. The database was cleared: restore the backup with --replace, with the version that made it.`,
      )
    await withoutRules(client, present, async () => {
      await client.query(`TRUNCATE ${present.join(', ')}`)
      await fill(client, folder, manifest)
    })
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}
