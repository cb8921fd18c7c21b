import { formatElapsed } from '../launcher/terminal/steps.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A runner that ended without saying what it ran has failed, whatever its exit code. */
const CRASHED = { passed: 0, failed: 1, skipped: 0 }

/**
 * A failing exit without a failing test (a broken setup, a file that cannot be read) must not look like success.
 */
const judged = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** A test file that could not run at all counts as one failure. */
export function countJest(report, exitCode) {
  if (!report) return CRASHED
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return judged({ passed: report.numPassedTests, failed, skipped: report.numPendingTests }, exitCode)
}

export function countPlaywright(report, exitCode) {
  if (!report) return CRASHED
  const { expected, unexpected, flaky, skipped } = report.stats
  // Nothing is retried, so `flaky` is 0. A retry that somebody sets must not hide a failure.
  const failed = unexpected + flaky + (report.errors?.length ?? 0)
  return judged({ passed: expected, failed, skipped }, exitCode)
}

export const sumCounts = (all) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/**
 * One line for a runner. One that ran nothing says so: no failures are no success then.
 * @param {Counts & { name: string, ms: number, notRun?: string }} run
 */
export function describeRun({ name, passed, failed, skipped, ms, notRun }) {
  if (notRun) return `${name.padEnd(12)} DID NOT RUN: ${notRun}`
  const left = skipped ? `, ${skipped} skipped` : ''
  return `${name.padEnd(12)} ${passed} passed, ${failed} failed${left} (${formatElapsed(ms)})`
}
