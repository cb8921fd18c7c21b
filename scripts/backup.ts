import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '../src/env'
import { BackupRefused } from '../src/server/backup/manifest'
import { writeBackup } from '../src/server/backup/write-backup'
import { uploadStore } from '../src/server/uploads/configured-store'

const USAGE = `Usage: npm run backup [-- --to <folder>]

Writes the database and the uploads to a new folder: <folder>/forecourt-<time>, by default in the data folder's "backups". Nothing need
be stopped. Secrets (.env, .data/secrets.json) are not part of it.`

function parseCommandLine(): { to?: string } | null {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values
  } catch {
    return null
  }
}

/** Such as `forecourt-2026-11-23T13-05-09Z`. */
const nameOf = (now: Date) => `forecourt-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

async function backUp(to: string): Promise<void> {
  const now = new Date()
  const folder = join(resolve(to), nameOf(now))
  const { tables, files } = await writeBackup(
    { url: env().DATABASE_URL, uploads: uploadStore() },
    folder,
    now,
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${folder}.`)
}

const options = parseCommandLine()
if (!options) {
  console.error(USAGE)
  process.exit(2)
}
backUp(options.to ?? join(env().DATA_DIR, 'backups')).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof BackupRefused ? error.message : error)
    process.exit(1)
  },
)
