import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { restoreBackup } from '@/server/backup/restore-backup'
import { digestTable, listSequences, listTables, SESSION } from '@/server/backup/tables'
import { writeBackup } from '@/server/backup/write-backup'
import { createPool } from '@/server/clients/database'
import { folderStore } from '@/server/uploads/folder-store'
import type { UploadStore } from '@/server/uploads/upload-store'
import { itAtNight } from '~/tests/support/at-night'
import { createBlankDatabase, createTestDatabase, type TestDatabase } from '../../support/database'
import { describeSchema } from '../upgrade/describe-schema'
import { fillEmptyTables } from '../upgrade/fill-tables'
import { openOldDatabase } from '../upgrade/old-database'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-backup-'))
const dataFolder = join(folder, 'data')
const backups = join(folder, 'backups')

let source: TestDatabase
let backup: string

function run(script: string, { url, data }: { url: string; data: string }, ...args: string[]) {
  const environment = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: data,
    NODE_OPTIONS: '',
    NODE_ENV: 'production' as const,
    LOG_FORMAT: 'text',
  }
  const command = ['--conditions=development', '--import', 'tsx', `scripts/commands/${script}.ts`, ...args]
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, command, { env: environment })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    child.once('close', (code) => resolve({ code, text }))
  })
}

async function whole(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(SESSION)
  const tables: [string, unknown][] = []
  for (const table of await listTables(client))
    tables.push([`${table.schema}.${table.name}`, await digestTable(client, table)])
  const sequences = await listSequences(client)
  await client.end()
  return { tables, sequences }
}

async function schemaOf(url: string): Promise<string[]> {
  const pool = createPool(url)
  const schema = await describeSchema(pool)
  await pool.end()
  return schema
}

const backUp = async (url: string, data: string): Promise<string> => {
  const before = readdirSync(backups)
  const { code, text } = await run('backup', { url, data }, '--to', backups)
  expect([code, text]).toEqual([0, expect.stringContaining('Backed up')])
  const made = readdirSync(backups).filter((name) => !before.includes(name))
  expect(made).toEqual([expect.stringMatching(/^forecourt-[\d-]+T[\d-]+Z$/)])
  return join(backups, made[0] ?? '')
}

const emptyFolder = () => mkdtempSync(join(folder, 'data-'))

beforeAll(async () => {
  mkdirSync(backups)
  mkdirSync(join(dataFolder, 'media'), { recursive: true })
  mkdirSync(join(dataFolder, 'imports'))
  mkdirSync(join(dataFolder, 'images'))
  writeFileSync(join(dataFolder, 'media', 'yard é.webp'), Buffer.from([0, 255, 10, 13]))
  writeFileSync(join(dataFolder, 'imports', 'stock.csv'), 'Stock Number\n1\n')
  writeFileSync(join(dataFolder, 'images', 'made-again'), 'x')
  source = await createTestDatabase()
  const pool = createPool(source.url)
  await fillEmptyTables(pool)
  await pool.query("UPDATE pages SET title = E'tab\\t back\\\\slash \\n NULL \\\\N ünï 🚗 \"'")
  await pool.query("UPDATE import_runs SET status = 'queued', filename = 'stock.csv'")
  await pool.query(
    `INSERT INTO accounts.second_factors (person_id, secret, since, recovery_codes)
     SELECT id, 'v1.sealed', now(), '{one,"two"}' FROM users LIMIT 1`,
  )
  await pool.end()
  backup = await backUp(source.url, dataFolder)
})

afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('restores every row, sequence and upload into an empty database and folder', async () => {
    const blank = await createBlankDatabase()
    const data = emptyFolder()
    const { code, text } = await run('restore', { url: blank.url, data }, backup)
    expect([code, text]).toEqual([0, expect.stringContaining('2 files, all verified')])
    expect(await whole(blank.url)).toEqual(await whole(source.url))
    expect(await schemaOf(blank.url)).toEqual(await schemaOf(source.url))
    expect(readFileSync(join(data, 'media', 'yard é.webp'))).toEqual(Buffer.from([0, 255, 10, 13]))
    expect(readFileSync(join(data, 'imports', 'stock.csv'), 'utf8')).toBe('Stock Number\n1\n')
    expect(readdirSync(data).sort()).toEqual(['imports', 'media'])
    const pool = createPool(blank.url)
    const { rows: jobs } = await pool.query('SELECT task_identifier AS task FROM graphile_worker.jobs')
    expect(jobs).toEqual([{ task: 'import-stock' }])
    // The CDN must delete all of its pages.
    expect((await pool.query('SELECT tags FROM cdn.outbox')).rows).toEqual([{ tags: ['hosts'] }])
    const { rows: triggers } = await pool.query(
      "SELECT FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'",
    )
    expect(triggers).toEqual([])
    // Without the restored row, the password alone is enough to sign in.
    const { rows: factors } = await pool.query(
      'SELECT secret, recovery_codes AS codes FROM accounts.second_factors WHERE since IS NOT NULL',
    )
    expect(factors).toEqual([{ secret: 'v1.sealed', codes: ['one', 'two'] }])
    await pool.end()
    await blank.drop()
  })

  itAtNight(
    'leaves a database or folder that is not empty unchanged, and replaces it with --replace',
    async () => {
      const other = await createTestDatabase()
      const pool = createPool(other.url)
      await pool.query("INSERT INTO groups (name, slug) VALUES ('Other', 'other')")
      await pool.end()
      const before = await whole(other.url)
      const data = emptyFolder()
      const refused = await run('restore', { url: other.url, data }, backup)
      expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('The database is not empty')])
      expect(await whole(other.url)).toEqual(before)

      const replaced = await run('restore', { url: other.url, data }, backup, '--replace')
      expect([replaced.code, replaced.text]).toEqual([0, expect.stringContaining('all verified')])
      expect(await whole(other.url)).toEqual(await whole(source.url))

      const blank = await createBlankDatabase()
      const uploads = await run('restore', { url: blank.url, data }, backup)
      expect([uploads.code, uploads.text]).toEqual([1, expect.stringContaining('already contains uploads')])
      await blank.drop()
      await other.drop()
    },
  )

  itAtNight('is not restored while another connection uses the database', async () => {
    const blank = await createBlankDatabase()
    const client = new pg.Client({ connectionString: blank.url })
    await client.connect()
    const { code, text } = await run('restore', { url: blank.url, data: emptyFolder() }, backup)
    await client.end()
    expect([code, text]).toEqual([1, expect.stringContaining('Stop the web server and the worker')])
    await blank.drop()
  })

  itAtNight(
    'that is damaged, incomplete or of a newer version is rejected before anything changes',
    async () => {
      const before = await whole(source.url)
      const restore = (from: string) =>
        run('restore', { url: source.url, data: dataFolder }, from, '--replace')
      const upload = join(backup, 'files', 'imports', 'stock.csv')
      const manifest = join(backup, 'manifest.json')
      const [content, listed] = [readFileSync(upload), readFileSync(manifest, 'utf8')]
      writeFileSync(upload, 'Stock Number\n2\n')
      expect((await restore(backup)).text).toContain(
        'The backup is damaged: files/imports/stock.csv was changed.',
      )
      writeFileSync(upload, content)
      const newer = { ...JSON.parse(listed), migrations: [...JSON.parse(listed).migrations, '2099_new'] }
      writeFileSync(manifest, JSON.stringify(newer))
      expect((await restore(backup)).text).toContain('from a newer version of Forecourt (2099_new)')
      rmSync(manifest)
      expect((await restore(backup)).text).toContain('it has no manifest.json')
      writeFileSync(manifest, listed)
      expect(await whole(source.url)).toEqual(before)
      expect(readdirSync(join(dataFolder, 'media'))).toEqual(['yard é.webp'])
    },
  )

  itAtNight(
    'of an older version is migrated to this one',
    async () => {
      const old = await openOldDatabase()
      await fillEmptyTables(old.pool)
      const made = await backUp(old.url, emptyFolder())
      await old.close()
      const blank = await createBlankDatabase()
      const { code, text } = await run('restore', { url: blank.url, data: emptyFolder() }, made)
      expect([code, text]).toEqual([0, expect.stringContaining('all verified')])
      expect(await schemaOf(blank.url)).toEqual(await schemaOf(source.url))
      await blank.drop()
    },
    300_000,
  )

  it('leaves out a file that is removed after it was listed', async () => {
    const store = folderStore(dataFolder)
    const uploads: UploadStore = {
      ...store,
      list: async (of) => [...(await store.list(of)), 'removed-meanwhile.csv'],
    }
    const made = join(emptyFolder(), 'backup')
    const { files } = await writeBackup({ url: source.url, uploads }, made, new Date(0))
    expect(files.map(({ folder: of, name }) => `${of}/${name}`)).toEqual([
      'media/yard é.webp',
      'imports/stock.csv',
    ])
    expect(readdirSync(join(made, 'files', 'imports'))).toEqual(['stock.csv'])
  })

  it('made with a limit replaces the oldest', async () => {
    const to = emptyFolder()
    mkdirSync(join(to, 'forecourt-2020-01-01T00-00-00Z'))
    const { code, text } = await run(
      'backup',
      { url: source.url, data: emptyFolder() },
      '--to',
      to,
      '--keep',
      '1',
    )
    expect([code, text]).toEqual([0, expect.stringContaining('Removed forecourt-2020-01-01T00-00-00Z.')])
    expect(readdirSync(to)).toEqual([expect.not.stringContaining('2020')])
    expect((await run('backup', { url: source.url, data: to }, '--keep', 'none')).code).toBe(2)
  })

  it('is restored under the migration lock, so that a starting web server waits for the end', async () => {
    const blank = await createBlankDatabase()
    const lock = 7_305_001
    const other = new pg.Client({ connectionString: blank.url })
    const isFree = async () => {
      const { rows } = await other.query('SELECT pg_try_advisory_lock($1) AS free', [lock])
      return rows[0].free
    }
    let isFreeMeanwhile: unknown
    const target = {
      url: blank.url,
      uploads: folderStore(emptyFolder()),
      migrations: JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')).migrations,
      lock,
      migrate: async () => {
        await other.connect()
        isFreeMeanwhile = await isFree()
        throw new Error('enough was seen')
      },
    }
    await expect(restoreBackup(target, backup, { replace: false })).rejects.toThrow('enough was seen')
    expect([isFreeMeanwhile, await isFree()]).toEqual([false, true])
    await other.end()
    await blank.drop()
  })

  itAtNight('with unreadable files is reported as unreadable, not as damaged', async () => {
    const upload = join(backup, 'files', 'imports', 'stock.csv')
    const content = readFileSync(upload)
    rmSync(upload)
    symlinkSync(upload, upload)
    const { text } = await run('restore', { url: source.url, data: dataFolder }, backup, '--replace')
    rmSync(upload)
    expect((await run('restore', { url: source.url, data: dataFolder }, backup, '--replace')).text).toContain(
      'The backup is damaged: files/imports/stock.csv is missing.',
    )
    writeFileSync(upload, content)
    expect(text).toContain('files/imports/stock.csv of the backup cannot be read (ELOOP)')
  })

  it('cannot be made from a database without Forecourt', async () => {
    const blank = await createBlankDatabase()
    const before = readdirSync(backups)
    const { code, text } = await run('backup', { url: blank.url, data: emptyFolder() }, '--to', backups)
    expect([code, text]).toEqual([1, expect.stringContaining('there is nothing to back up')])
    expect(readdirSync(backups)).toEqual(before)
    await blank.drop()
  })
})
