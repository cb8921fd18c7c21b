import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../launcher/failure.mjs'
import { inDataFolder } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/run-command.mjs'
import { runStep } from '../launcher/steps.mjs'
import { sumCounts } from './counts.mjs'
import { runIntegration, runUnit } from './jest.mjs'

/** @typedef {ReturnType<typeof import('../launcher/children.mjs').createChildren>} Children */

/** What is advised, and the last of the oldest line that `npm start` takes. */
const ADVISED = '24.21.0'
const OLDEST_LINE = '20.20.2'

/** What depends on Node: the rules, the server, the launcher and all commands. Components are for browsers. */
const UNIT_TESTS = '/(src/domain|src/server|scripts)/'
/** Payload with its database, on which all migrations run first: a minute, where all integration tests take many. */
const INTEGRATION_TESTS = '/tests/integration/cache/expired-tags'

/**
 * The version that is tried besides the one that runs.
 * @param {string} running such as `v20.20.2`
 */
export const otherVersion = (running) => (running.startsWith('v24.') ? OLDEST_LINE : ADVISED)

/** npm checks what it fetches against the registry's checksum, and says soon that there is no network. */
const packing = (version, folder) => [
  'pack',
  `node-${process.platform}-${process.arch}@${version}`,
  `--pack-destination=${folder}`,
  '--ignore-scripts',
  '--fetch-retries=0',
  '--fetch-timeout=120000',
]

async function fetchNode(children, version, program) {
  const draft = inDataFolder('node', `fetching-${process.pid}`)
  mkdirSync(draft, { recursive: true })
  const run = (command, args) =>
    runCommand(children, {
      log: 'other-node',
      what: `Fetching Node.js ${version}`,
      command,
      args,
      env: process.env,
    })
  try {
    await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', packing(version, draft))
    const [archive = ''] = readdirSync(draft)
    await run('tar', ['-xzf', join(draft, archive), '-C', draft, 'package/bin/node'])
    renameSync(join(draft, 'package', 'bin', 'node'), program)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

async function requireVersion(program, version) {
  const { stdout } = await promisify(execFile)(program, ['--version']).catch(() => ({ stdout: '' }))
  if (stdout.trim() === `v${version}`) return
  rmSync(program, { force: true })
  throw new Failure(`What npm gave as Node.js ${version} does not run on this machine.`)
}

/**
 * Sees to it that there is a Node of that version in the data folder, fetched once from npm (50 MB, kept out of node_modules).
 * Gives the folder that it is in. Fails in one sentence without network.
 * @param {Children} children @param {string} version
 */
async function ensureNode(children, version) {
  const folder = inDataFolder('node', `v${version}`)
  const program = join(folder, 'node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    await runStep(`Fetching Node.js ${version}`, () => fetchNode(children, version, program))
  }
  await requireVersion(program, version)
  return folder
}

/**
 * Runs most unit tests and some integration tests on another major version of Node than the one that runs. Where it cannot be had, that is
 * said here and in the sum; not in CI, where nobody would read it.
 * @param {Children} children
 * @returns {Promise<import('./counts.mjs').Counts & { notRun?: string }>}
 */
export async function runOnOtherNode(children) {
  const version = otherVersion(process.version)
  let folder
  try {
    folder = await ensureNode(children, version)
  } catch (error) {
    if (process.env.CI) throw error
    const notRun = `Node.js ${version} could not be had (${error.message.replace(/\.$/, '')})`
    console.warn(`${notRun}: nothing is run on it.`)
    return { passed: 0, failed: 0, skipped: 0, notRun }
  }
  console.log(`On Node.js ${version}, beside ${process.version}:`)
  // First of all: npm's programs are started by whichever `node` comes first.
  const environment = { PATH: `${folder}${delimiter}${process.env.PATH}` }
  const how = { environment, report: 'other-node-' }
  return sumCounts([
    await runUnit({ ...how, only: UNIT_TESTS }),
    await runIntegration({ ...how, only: INTEGRATION_TESTS }),
  ])
}
