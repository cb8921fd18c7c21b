import { delimiter, dirname } from 'node:path'
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

/**
 * Returns the path of that Node version's program. `npx` fetches it once into npm's cache (50 MB) and checks its
 * checksum. Without retries it fails fast if there is no network.
 */
async function fetchNode(version) {
  const { execa } = await import('execa')
  const wanted = `--package=node-${process.platform}-${process.arch}@${version}`
  const npx = ['--yes', '--ignore-scripts', '--fetch-retries=0', '--fetch-timeout=120000', wanted]
  const { stdout } = await execa('npx', [...npx, '--', 'node', '--print', 'process.execPath'])
  return stdout
}

/**
 * Runs most unit tests and some integration tests on a second major version of Node. If it cannot be fetched,
 * the summary says so. In CI that is a failure, because nobody would read the summary.
 * @returns {Promise<import('./counts.mjs').Counts & { notRun?: string }>}
 */
export async function runOnOtherNode() {
  const version = otherVersion(process.version)
  let program
  try {
    program = await runStep(`Fetching Node.js ${version}`, () => fetchNode(version))
  } catch (error) {
    if (process.env.CI) throw error
    const notRun = `Node.js ${version} could not be fetched (${error.shortMessage ?? error.message})`
    return { passed: 0, failed: 0, skipped: 0, notRun }
  }
  console.log(`On Node.js ${version}, beside ${process.version}:`)
  // First in PATH, because npm's programs start with the first `node` there.
  const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` }
  return sumCounts([
    await runUnit({ env, report: 'other-node-unit', only: UNIT_TESTS }),
    await runIntegration({ env, report: 'other-node-integration', only: INTEGRATION_TESTS }),
  ])
}
