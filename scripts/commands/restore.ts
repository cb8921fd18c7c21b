import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '../../src/env'
import { BackupRefused } from '../../src/server/backup/manifest'
import { restoreBackup } from '../../src/server/backup/restore-backup'
import { uploadStore } from '../../src/server/uploads/configured-store'
import { MIGRATION_LOCK, migrateLocked, migrationNames } from '../database/run-migrations'

const USAGE = `Usage: npm run restore -- <folder> [--replace]

Restores a backup into an empty database and an empty data folder, migrates it to this version and compares the result
with the backup. --replace deletes the existing data first. Stop the web server and the worker beforehand.`

function parseCommandLine(): { folder: string; replace: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [folder, ...others] = positionals
    return folder === undefined || others.length > 0
      ? null
      : { folder: resolve(folder), replace: values.replace }
  } catch {
    return null
  }
}

async function restore(folder: string, replace: boolean): Promise<void> {
  const target = {
    url: env().DATABASE_URL,
    uploads: uploadStore(),
    migrations: migrationNames,
    lock: MIGRATION_LOCK,
    migrate: migrateLocked,
  }
  const { madeAt, tables, files } = await restoreBackup(target, folder, { replace })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored the backup of ${madeAt}: ${rows} rows of ${tables.length} tables and ${files.length} files, all verified.`,
  )
}

const options = parseCommandLine()
if (!options) {
  console.error(USAGE)
  process.exit(2)
}
restore(options.folder, options.replace).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof BackupRefused ? error.message : error)
    process.exit(1)
  },
)
