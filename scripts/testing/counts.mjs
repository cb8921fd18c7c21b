/**
 * `flaky`: how many of those that passed did so at their second try only. Such a test is a bug, and its run says so.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts
 */

/** A runner that ended without saying what it ran has failed, whatever its exit code. */
const CRASHED = { passed: 0, failed: 1, skipped: 0 }

/** A failing exit without a failing test (a broken setup, a file that cannot be read) must not look like success. */
const judged = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/**
 * What a run of Jest came to. A test file that could not run at all counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 *   numPendingTests: number } | undefined} report
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function countJest(report, exitCode) {
  if (!report) return CRASHED
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return judged({ passed: report.numPassedTests, failed, skipped: report.numPendingTests }, exitCode)
}

/**
 * What a run of Playwright came to. A test that only passed when repeated counts as passed, and as flaky.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] } | undefined} report
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return CRASHED
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + (report.errors?.length ?? 0)
  return judged({ passed: expected + flaky, failed, skipped, flaky }, exitCode)
}

/** @param {Counts[]} all */
export const sumCounts = (all) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
