import { mkdirSync, rmSync } from 'node:fs'
import { inDataFolder } from '../launcher/paths.mjs'
import { createChildren } from '../launcher/processes/children.mjs'
import { watchNpm } from '../launcher/processes/shutdown.mjs'
import { ensureDependencies } from '../launcher/setup/dependencies.mjs'
import { requireDiskSpace } from '../launcher/setup/disk-space.mjs'
import { reportFailure } from '../launcher/terminal/failure.mjs'
import { runChecks } from './checks.mjs'
import { describeRun, sumCounts } from './counts.mjs'
import { parseOptions } from './options.mjs'
import { runOnOtherNode } from './other-node.mjs'
import { runBrowserTests, runIntegration, runSharedData, runUnit } from './suites.mjs'

const RUN = {
  checks: runChecks,
  unit: () => runUnit(),
  'other-node': () => runOnOtherNode(),
  integration: ({ full }) => runIntegration({ full }),
  'shared-data': runSharedData,
  e2e: runBrowserTests,
}

/** A runner that cannot start counts as one failure, and the others still run. */
async function run(name, work) {
  const startedAt = performance.now()
  let counts
  try {
    counts = await work()
  } catch (error) {
    reportFailure(error)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  return { name, ...counts, ms: performance.now() - startedAt }
}

async function prepare(children) {
  // Tests use their own database and never one that the shell names.
  delete process.env.DATABASE_URL
  await requireDiskSpace()
  await ensureDependencies(children)
}

async function runAll(children) {
  const { runners, full } = parseOptions(process.argv.slice(2))
  await prepare(children)
  const results = []
  // The build would check them again.
  if (runners.includes('checks')) process.env.TYPES_ARE_CHECKED = 'true'
  for (const name of runners) {
    console.log(`\n=== ${name}`)
    results.push(await run(name, () => RUN[name]({ children, full })))
  }
  return results
}

/** Execa ends Jest and Playwright with this process. Processes in their own group must be ended here. */
function endWithSignals(children) {
  function end() {
    children.killAtOnce()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
  watchNpm(end)
}

export async function main() {
  for (const folder of ['reports', 'logs', 'test-runs']) mkdirSync(inDataFolder(folder), { recursive: true })
  const record = inDataFolder('test-runs', `${process.pid}.json`)
  const children = createChildren(record)
  endWithSignals(children)
  process.once('exit', () => rmSync(record, { force: true }))
  let results
  try {
    results = await runAll(children)
  } catch (error) {
    reportFailure(error)
    results = [{ name: 'preparation', passed: 0, failed: 1, skipped: 0, ms: 0 }]
  }
  const { passed, failed } = sumCounts(results)
  console.log(`\n${results.map(describeRun).join('\n')}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
