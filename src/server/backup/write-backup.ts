import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { errorCode } from '../stock/parsers/file-errors'
import { type UploadStore, uploadFolders } from '../uploads/upload-store'
import { hashing } from './hashed'
import {
  type BackedUpFile,
  type BackedUpTable,
  BackupRefused,
  type Manifest,
  tableFile,
  uploadFile,
  writeManifest,
} from './manifest'
import { columnList, digestTable, listSequences, listTables, SESSION, type Table, tableName } from './tables'

const UNDEFINED_TABLE = '42P01'

/** Readable only by the owner: the files contain people's addresses and password hashes. */
const PRIVATE = { mode: 0o600 }

async function writeTable(client: pg.Client, folder: string, table: Table): Promise<BackedUpTable> {
  const { through, result } = hashing()
  await pipeline(
    client.query(copyTo(`COPY ${tableName(table)} (${columnList(table)}) TO STDOUT`)),
    createGzip(),
    through,
    createWriteStream(join(folder, tableFile(table)), PRIVATE),
  )
  return { ...table, ...(await digestTable(client, table)), sha256: result().sha256 }
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client
    .query<{ name: string }>('SELECT name FROM payload_migrations WHERE batch <> -1 ORDER BY id')
    .catch((error) => {
      if (errorCode(error) === UNDEFINED_TABLE) return { rows: [] }
      throw error
    })
  if (rows.length === 0)
    throw new BackupRefused('The database does not contain Forecourt, so there is nothing to back up.')
  return rows.map(({ name }) => name)
}

async function writeDatabase(
  url: string,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'madeAt' | 'files'>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(SESSION)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const migrations = await readMigrations(client)
    const tables: BackedUpTable[] = []
    for (const table of await listTables(client)) tables.push(await writeTable(client, folder, table))
    const sequences = await listSequences(client)
    await client.query('COMMIT')
    return { migrations, tables, sequences }
  } finally {
    await client.end()
  }
}

/** Leaves out files that were deleted since the database was read. */
async function writeFiles(uploads: UploadStore, folder: string): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  for (const kind of uploadFolders) {
    await mkdir(join(folder, 'files', kind), { recursive: true })
    for (const name of (await uploads.list(kind)).sort()) {
      const stored = await uploads.open(kind, name)
      if (!stored) continue
      const { through, result } = hashing()
      const file = { folder: kind, name }
      await pipeline(stored.body, through, createWriteStream(join(folder, uploadFile(file)), PRIVATE))
      files.push({ ...file, ...result() })
    }
  }
  return files
}

/**
 * Writes a backup to a new folder: a snapshot of the database first, then the uploads. Everything may keep running meanwhile. The folder
 * gets its final name only when it is complete. PostgreSQL's own tools are not needed.
 */
export async function writeBackup(
  { url, uploads }: { url: string; uploads: UploadStore },
  folder: string,
  now: Date,
): Promise<Manifest> {
  const partial = `${folder}.part`
  await rm(partial, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(partial, { mode: 0o700 })
  try {
    await mkdir(join(partial, 'database'))
    const database = await writeDatabase(url, partial)
    const files = await writeFiles(uploads, partial)
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...database, files }
    await writeManifest(partial, manifest)
    await rename(partial, folder)
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}
