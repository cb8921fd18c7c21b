import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '../../src/env'
import { BackupRefused } from '../../src/server/backup/manifest'
import { removeOldBackups } from '../../src/server/backup/remove-old'
import { writeBackup } from '../../src/server/backup/write-backup'
import { uploadStore } from '../../src/server/uploads/configured-store'

const USAGE = `Usage: npm run backup [-- [--to <folder>] [--keep <number>]]

Writes the database and the uploads to a new folder: <folder>/forecourt-<time>, by default in the data folder's "backups". The web
server and the worker can keep running. --keep then removes all but that many of the newest backups. Secrets (.env,
.data/secrets.json) are not included.`

interface Options {
  to?: string
  keep: number | null
}

function parseCommandLine(): Options | null {
  try {
    const { to, keep } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }).values
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) return null
    return { to, keep: keep === undefined ? null : Number(keep) }
  } catch {
    return null
  }
}

const nameOf = (now: Date) => `forecourt-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

async function backUp(to: string, keep: number | null): Promise<void> {
  const now = new Date()
  const folder = join(resolve(to), nameOf(now))
  const { tables, files } = await writeBackup(
    { url: env().DATABASE_URL, uploads: uploadStore() },
    folder,
    now,
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${folder}.`)
  const removed = await removeOldBackups(resolve(to), keep, now)
  if (removed.length > 0) console.log(`Removed ${removed.join(', ')}.`)
}

const options = parseCommandLine()
if (!options) {
  console.error(USAGE)
  process.exit(2)
}
backUp(options.to ?? join(env().DATA_DIR, 'backups'), options.keep).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof BackupRefused ? error.message : error)
    process.exit(1)
  },
)
