import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../processes/run-command.mjs'
import { handOver } from './operator.mjs'

const DRAFT = 'cluster.new-'

/**
 * Creates the database cluster if there is none. It is created in a temporary folder and then renamed, so a
 * crash never leaves a partial cluster.
 * @returns {Promise<string>} the folder of the cluster
 */
export async function ensureCluster({ children, folder, programs, operator, password }) {
  const cluster = join(folder, 'cluster')
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true })
  }
  const draft = join(folder, `${DRAFT}${process.pid}`)
  const passwordFile = `${draft}.password`
  mkdirSync(draft)
  handOver(draft, operator, 0o700)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  handOver(passwordFile, operator, 0o600)
  try {
    await runCommand(children, {
      log: 'initdb',
      what: 'Creating the database',
      command: join(programs, 'bin', 'initdb'),
      args: initdbArguments(draft, passwordFile),
      env: { ...process.env, LC_ALL: 'C' },
      user: operator,
    })
    renameSync(draft, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
  return cluster
}

const initdbArguments = (cluster, passwordFile) => [
  `--pgdata=${cluster}`,
  `--pwfile=${passwordFile}`,
  '--username=forecourt',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]
