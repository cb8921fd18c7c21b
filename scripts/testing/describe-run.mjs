import { formatElapsed } from '../launcher/steps.mjs'

/**
 * What a runner came to, in a line of the sum. One that ran nothing says so: no failures are no success then.
 * @param {import('./counts.mjs').Counts & { name: string, ms: number, notRun?: string }} run
 */
export function describeRun({ name, passed, failed, skipped, flaky, ms, notRun }) {
  if (notRun) return `${name.padEnd(12)} DID NOT RUN: ${notRun}`
  const left = skipped ? `, ${skipped} skipped` : ''
  const again = flaky ? `, ${flaky} at the second try only: named above, each a bug to mend` : ''
  return `${name.padEnd(12)} ${passed} passed, ${failed} failed${left}${again} (${formatElapsed(ms)})`
}
