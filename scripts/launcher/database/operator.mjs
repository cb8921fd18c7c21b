import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync } from 'node:fs'
import { Failure } from '../terminal/failure.mjs'

/**
 * PostgreSQL refuses to run as root, so this user runs it.
 * @typedef {{ uid: number, gid: number }} Operator
 */

const numberOf = (flag, user) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

function findUser(name) {
  try {
    return { uid: numberOf('-u', name), gid: numberOf('-g', name) }
  } catch {
    return undefined
  }
}

function createUser() {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
    execFileSync('useradd', [...options, 'postgres'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return findUser('postgres')
}

/**
 * Returns the user that runs PostgreSQL: undefined for ordinary users, who run it themselves. For root it is the user
 * `postgres`, created if necessary, or else `nobody`.
 */
export function findOperator() {
  if (process.getuid?.() !== 0) return undefined
  const operator = findUser('postgres') ?? createUser() ?? findUser('nobody')
  if (operator) return operator
  throw new Failure(
    'PostgreSQL does not run as root and no user for it could be created: run Forecourt as an ordinary user, or set DATABASE_URL.',
  )
}

export function handOver(path, operator, mode) {
  if (operator) chownSync(path, operator.uid, operator.gid)
  chmodSync(path, mode)
}
