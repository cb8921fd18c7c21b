import { mkdirSync, rmSync } from 'node:fs'
import { createChildren } from '../launcher/children.mjs'
import { ensureDependencies } from '../launcher/dependencies.mjs'
import { requireDiskSpace } from '../launcher/disk-space.mjs'
import { watchNpm } from '../launcher/parents.mjs'
import { inDataFolder } from '../launcher/paths.mjs'
import { reportFailure } from '../launcher/report-failure.mjs'
import { runChecks } from './checks.mjs'
import { sumCounts } from './counts.mjs'
import { describeRun } from './describe-run.mjs'
import { runIntegration, runSharedData, runUnit } from './jest.mjs'
import { selectRunners } from './options.mjs'
import { runOnOtherNode } from './other-node.mjs'
import { runBrowserTests } from './playwright.mjs'
import { signalPrograms } from './run-program.mjs'

const RUN = {
  checks: runChecks,
  unit: () => runUnit(),
  'other-node': runOnOtherNode,
  integration: () => runIntegration(),
  'shared-data': runSharedData,
  e2e: runBrowserTests,
}

/** A runner that could not even start counts as one failure, and the others still run. */
async function run(name, children) {
  const startedAt = performance.now()
  console.log(`\n=== ${name}`)
  try {
    return { name, ...(await RUN[name](children)), ms: performance.now() - startedAt }
  } catch (error) {
    reportFailure(error)
    return { name, passed: 0, failed: 1, skipped: 0, ms: performance.now() - startedAt }
  }
}

async function runAll(children) {
  const names = selectRunners(process.argv.slice(2))
  // Tests bring their own database and never touch one that the shell happens to name.
  delete process.env.DATABASE_URL
  await requireDiskSpace()
  await ensureDependencies(children)
  const results = []
  for (const name of names) results.push(await run(name, children))
  return results
}

/**
 * Jest and Playwright get a terminal's Ctrl-C themselves; what runs in a group of its own does not, and a `kill` reaches this
 * process, or npm, alone.
 */
function endWithSignals(children) {
  function end(signal) {
    children.killAtOnce()
    signalPrograms(signal)
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end(signal))
  watchNpm(() => end('SIGTERM'))
}

/** `npm test`: every runner, then the sum as the last line. */
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
