import { formatElapsed } from '../launcher/terminal/steps.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A runner that ends without a report has failed, whatever its exit code. */
const CRASHED = { passed: 0, failed: 1, skipped: 0 }

/** A failing exit without a failing test (a broken setup, an unreadable file) must not look like success. */
const judged = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** A test file that could not run counts as one failure. */
export function countJest(report, exitCode) {
  if (!report) return CRASHED
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return judged({ passed: report.numPassedTests, failed, skipped: report.numPendingTests }, exitCode)
}

export function countPlaywright(report, exitCode) {
  if (!report) return CRASHED
  const { expected, unexpected, flaky, skipped } = report.stats
  // Retries are off, so `flaky` is 0. If somebody turns them on, they must not hide a failure.
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
 * Returns one line for a runner. A runner that ran nothing says so, because zero failures would look like
 * success.
 * @param {Counts & { name: string, ms: number, notRun?: string }} run
 */
export function describeRun({ name, passed, failed, skipped, ms, notRun }) {
  if (notRun) return `${name.padEnd(12)} DID NOT RUN: ${notRun}`
  const left = skipped ? `, ${skipped} skipped` : ''
  return `${name.padEnd(12)} ${passed} passed, ${failed} failed${left} (${formatElapsed(ms)})`
}
