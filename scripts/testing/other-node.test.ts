/** @jest-environment node */
import { describeRun } from './describe-run.mjs'
import { otherVersion } from './other-node.mjs'

it.each([
  ['v20.20.2', /^24\./],
  ['v22.12.0', /^24\./],
  ['v26.10.0', /^24\./],
  ['v24.9.0', /^20\./],
])('The tests are run on another major version of Node than %s', (running, other) => {
  expect(otherVersion(running)).toMatch(other)
})

describe('the sum of a test run', () => {
  const run = { name: 'other-node', passed: 0, failed: 0, skipped: 0, ms: 1500 }

  it('says plainly of a runner that nothing ran, and why', () => {
    expect(describeRun({ ...run, notRun: 'Node.js 24.21.0 could not be had (there is no network)' })).toBe(
      'other-node   DID NOT RUN: Node.js 24.21.0 could not be had (there is no network)',
    )
  })

  it('tells of any other what passed, what failed, what was left out and what needed a second try', () => {
    expect(describeRun({ ...run, passed: 9 })).toBe('other-node   9 passed, 0 failed (1.5 s)')
    expect(describeRun({ ...run, passed: 9, failed: 1, skipped: 2, flaky: 1 })).toBe(
      'other-node   9 passed, 1 failed, 2 skipped, 1 at the second try only: named above, each a bug to mend (1.5 s)',
    )
  })
})
