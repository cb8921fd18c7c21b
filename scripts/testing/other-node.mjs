import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inDataFolder } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/processes/run-command.mjs'
import { Failure } from '../launcher/terminal/failure.mjs'
import { runStep } from '../launcher/terminal/steps.mjs'
import { sumCounts } from './counts.mjs'
import { runIntegration, runUnit } from './suites.mjs'

/** The advised version, and the last version of the oldest major that `npm start` accepts. */
const ADVISED = '24.21.0'
const OLDEST_LINE = '20.20.2'

/** The code that depends on Node: the rules, the server, the launcher and all commands. Components run in browsers. */
const UNIT_TESTS = '/(src/domain|src/server|scripts)/'
/** Payload with its database, after all migrations. It takes a minute; all integration tests take many. */
const INTEGRATION_TESTS = '/tests/integration/cache/expired-tags'

/**
 * Returns the version to test in addition to the current one.
 * @param {string} running such as `v20.20.2`
 */
export const otherVersion = (running) => (running.startsWith('v24.') ? OLDEST_LINE : ADVISED)

const PACKAGE = `node-${process.platform}-${process.arch}`

/** npm checks the package against the registry's checksum. Without retries it fails fast if there is no network. */
const installing = (version, folder) => [
  'install',
  `${PACKAGE}@${version}`,
  `--prefix=${folder}`,
  '--no-save',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--fetch-retries=0',
  '--fetch-timeout=120000',
]

function runs(program, version) {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim() === `v${version}`
  } catch {
    return false
  }
}

/**
 * Returns the folder of that Node version's program, which is fetched from npm once (50 MB). Throws a one-sentence
 * failure without network.
 */
async function ensureNode(children, version) {
  const folder = inDataFolder('node', `v${version}`)
  const bin = join(folder, 'node_modules', PACKAGE, 'bin')
  if (runs(join(bin, 'node'), version)) return bin
  rmSync(folder, { recursive: true, force: true })
  const what = `Fetching Node.js ${version}`
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = installing(version, folder)
  await runStep(what, () =>
    runCommand(children, { log: 'other-node', what, command, args, env: process.env }),
  )
  if (runs(join(bin, 'node'), version)) return bin
  throw new Failure(`Node.js ${version} from npm does not run on this machine.`)
}

/**
 * Runs most unit tests and some integration tests on a second major version of Node. If it cannot be fetched,
 * the summary says so. In CI that is a failure, because nobody would read the summary.
 * @returns {Promise<import('./counts.mjs').Counts & { notRun?: string }>}
 */
export async function runOnOtherNode(children) {
  const version = otherVersion(process.version)
  let bin
  try {
    bin = await ensureNode(children, version)
  } catch (error) {
    if (process.env.CI) throw error
    const notRun = `Node.js ${version} could not be fetched (${error.message.replace(/\.$/, '')})`
    return { passed: 0, failed: 0, skipped: 0, notRun }
  }
  console.log(`On Node.js ${version}, beside ${process.version}:`)
  // First in PATH, because npm's programs start with the first `node` there.
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` }
  return sumCounts([
    await runUnit({ env, report: 'other-node-unit', only: UNIT_TESTS }),
    await runIntegration({ env, report: 'other-node-integration', only: INTEGRATION_TESTS }),
  ])
}
