import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EVERY_PAGE, QUEUE_PURGE } from '../cache/cdn/outbox'
import { IMPORT_KEY_PREFIX, STOCK_QUEUE_PREFIX } from '../jobs/job-payloads'
import { errorCode } from '../stock/parsers/file-errors'
import { type UploadStore, uploadFolders } from '../uploads/upload-store'
import { hashStream } from './hashed'
import { loadTables } from './load-tables'
import { BackupRefused, type Manifest, readManifest, tableFile, uploadFile } from './manifest'
import { listTables, SCHEMAS, SCHEMAS_WITHOUT_DATA, tableName } from './tables'

export interface RestoreTarget {
  readonly url: string
  readonly uploads: UploadStore
  readonly migrations: readonly string[]
  /** The advisory lock on schema changes. */
  readonly lock: number
  /** Migrates the database to the named migrations, or to all of them and the queue's. The caller holds the lock. */
  readonly migrate: (names?: readonly string[]) => Promise<void>
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // The next query reports a lost connection.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Verifies every file of a backup and refuses a damaged one, before the target is touched. */
async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const files = [
    ...manifest.tables.map((table) => ({ path: tableFile(table), sha256: table.sha256 })),
    ...manifest.files.map((file) => ({ path: uploadFile(file), sha256: file.sha256 })),
  ]
  for (const { path, sha256 } of files) {
    const found = await hashStream(createReadStream(join(folder, path))).catch((error) => {
      const code = errorCode(error)
      throw new BackupRefused(
        code === 'ENOENT'
          ? `The backup is damaged: ${path} is missing.`
          : `${path} of the backup cannot be read (${code}): check its permissions.`,
      )
    })
    if (found !== sha256) throw new BackupRefused(`The backup is damaged: ${path} was changed.`)
  }
  return manifest
}

function requireOurVersion(backedUp: readonly string[], ours: readonly string[]): void {
  const unknown = backedUp.filter((name) => !ours.includes(name))
  if (unknown.length === 0) return
  throw new BackupRefused(
    `The backup is from a newer version of Forecourt (${unknown.join(', ')}): restore it with that version.`,
  )
}

const OTHER_CONNECTIONS = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

/** Milliseconds. PostgreSQL lists a closed connection for a short time. */
const CLOSE_DELAY_MS = 1000

async function requireNoConnections(client: pg.Client): Promise<void> {
  const until = performance.now() + CLOSE_DELAY_MS
  let others = await client.query(OTHER_CONNECTIONS)
  while (others.rowCount && performance.now() < until) {
    await sleep(50)
    others = await client.query(OTHER_CONNECTIONS)
  }
  if (others.rowCount)
    throw new BackupRefused('The database is in use. Stop the web server and the worker first.')
}

/** What prevents a restore, as a sentence; null when nothing does. */
async function findContent(client: pg.Client, uploads: UploadStore): Promise<string | null> {
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${tableName(table)} LIMIT 1`)
    if (rowCount) return `The database is not empty: ${tableName(table)} has rows.`
  }
  for (const folder of uploadFolders)
    if ((await uploads.list(folder)).length > 0) return `${folder} already contains uploads.`
  return null
}

async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${[...SCHEMAS, ...SCHEMAS_WITHOUT_DATA].join(', ')} CASCADE`)
  await client.query('CREATE SCHEMA public')
  await client.query('GRANT USAGE ON SCHEMA public TO PUBLIC')
}

async function restoreFiles(uploads: UploadStore, folder: string, { files }: Manifest): Promise<void> {
  for (const kind of uploadFolders)
    for (const name of await uploads.list(kind)) await uploads.remove(kind, name)
  for (const file of files) {
    await uploads.write(file.folder, file.name, join(folder, uploadFile(file)))
    const stored = await uploads.open(file.folder, file.name)
    if (!stored || (await hashStream(stored.body)) !== file.sha256)
      throw new Error(`${file.folder}/${file.name} was not written correctly.`)
  }
}

/** Queues the imports of stock files that were waiting. */
const QUEUE_IMPORTS = `
  SELECT graphile_worker.add_job('import-stock', json_build_object('runId', id), max_attempts => 5,
    queue_name => $1 || dealership_id, job_key => $2 || id)
  FROM import_runs WHERE status = 'queued' AND filename IS NOT NULL ORDER BY id`

/**
 * Replaces the target's schema, data and uploads with a backup's, migrated to this version. Throws a `BackupRefused`, with nothing changed,
 * for a damaged backup, one of a newer version, a database in use and, unless `replace` is set, a target that is not empty. Compares the
 * result with the backup, table by table and file by file.
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const { url, uploads, migrations, lock, migrate } = target
  const manifest = await checkBackup(folder)
  requireOurVersion(manifest.migrations, migrations)
  await withClient(url, async (client) => {
    await requireNoConnections(client)
    // Held to the end: a web server that starts meanwhile waits before it migrates.
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    const content = replace ? null : await findContent(client, uploads)
    if (content !== null)
      throw new BackupRefused(
        `${content} Nothing was changed. Use --replace to replace the content with the backup.`,
      )
    await clearDatabase(client)
    await migrate(manifest.migrations)
    await loadTables(url, folder, manifest)
    await restoreFiles(uploads, folder, manifest)
    await migrate()
    await client.query(QUEUE_IMPORTS, [STOCK_QUEUE_PREFIX, IMPORT_KEY_PREFIX])
    // The CDN still holds pages from before the restore.
    await client.query(QUEUE_PURGE, [[EVERY_PAGE]])
  })
  return manifest
}
