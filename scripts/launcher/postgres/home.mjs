import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA_FOLDER, ROOT } from '../paths.mjs'

/** Where root's databases live when the clone is in a folder that PostgreSQL's user cannot enter, such as /root. */
const SYSTEM_FOLDER = '/var/lib/forecourt'
const OTHERS_MAY_ENTER = 0o001
const OTHERS_MAY_READ_AND_ENTER = 0o005

/** @typedef {{ folder: string, programs: string, elsewhere: boolean }} PostgresHome */

/**
 * Whether users other than the owner can get to a path.
 * @param {string} path
 */
export function othersCanReach(path) {
  if ((statSync(path).mode & OTHERS_MAY_ENTER) === 0) return false
  return path === dirname(path) || othersCanReach(dirname(path))
}

function othersCanRun(folder) {
  const mode = statSync(join(folder, 'bin', 'postgres')).mode
  return (
    othersCanReach(join(folder, 'bin')) && (mode & OTHERS_MAY_READ_AND_ENTER) === OTHERS_MAY_READ_AND_ENTER
  )
}

/** A second clone, or a copy of this one with its `.data`, must never get this one's database. */
function systemFolderOf(pointer) {
  const owned = join(SYSTEM_FOLDER, createHash('sha256').update(ROOT).digest('hex').slice(0, 12))
  if (!existsSync(pointer)) return owned
  const remembered = readFileSync(pointer, 'utf8').trim()
  const ownerFile = join(remembered, 'clone')
  if (!existsSync(ownerFile)) return owned
  const owner = readFileSync(ownerFile, 'utf8').trim()
  const cloneWasMoved = owner !== ROOT && !existsSync(owner)
  return owner === ROOT || cloneWasMoved ? remembered : owned
}

function copyPrograms(from, to) {
  if (existsSync(to)) return
  const draft = `${to}.${process.pid}.tmp`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, to)
}

/**
 * @param {string} name the programs' version, so that an update of the package is copied again
 * @param {string} programs
 * @returns {PostgresHome}
 */
function homeElsewhere(name, programs) {
  const pointer = join(DATA_FOLDER, 'postgres-location')
  const folder = systemFolderOf(pointer)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  writeFileSync(join(folder, 'clone'), `${ROOT}\n`)
  writeFileSync(pointer, `${folder}\n`)
  const copy = join(folder, name)
  copyPrograms(programs, copy)
  return { folder, programs: copy, elsewhere: true }
}

/**
 * Where the database's files and programs are: below `.data/postgres`, or for root in a clone that PostgreSQL's user
 * cannot enter, below /var/lib/forecourt.
 * @param {{ programs: string, operator: import('./operator.mjs').Operator | undefined, name?: string }} options
 * @returns {PostgresHome}
 */
export function choosePostgresHome({ programs, operator, name = 'postgres' }) {
  const folder = join(DATA_FOLDER, name)
  mkdirSync(folder, { recursive: true })
  if (!operator || (othersCanReach(folder) && othersCanRun(programs)))
    return { folder, programs, elsewhere: false }
  const version = JSON.parse(readFileSync(join(programs, '..', 'package.json'), 'utf8')).version
  const home = homeElsewhere(`programs-${version}`, programs)
  if (name === 'postgres') return home
  const own = join(home.folder, name)
  mkdirSync(own, { recursive: true, mode: 0o755 })
  return { ...home, folder: own }
}

/** Removes the database's files wherever they are. */
export function removePostgresHome() {
  const pointer = join(DATA_FOLDER, 'postgres-location')
  if (existsSync(pointer)) {
    const folder = systemFolderOf(pointer)
    rmSync(folder, { recursive: true, force: true })
    rmSync(pointer, { force: true })
  }
  rmSync(join(DATA_FOLDER, 'postgres'), { recursive: true, force: true })
}
