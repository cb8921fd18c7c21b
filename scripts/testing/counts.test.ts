import { countJest, countPlaywright, describeRun, sumCounts } from './counts.mjs'

const jestReport = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 2 }
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

describe('countJest', () => {
  it('counts a file that could not run as a failure', () => {
    expect(countJest(jestReport, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('counts a run without a report as a failure, even if it exits with 0', () => {
    expect(countJest(undefined, 0).failed).toBe(1)
  })

  it('counts a failing exit without a failing test as a failure', () => {
    const clean = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }
    expect(countJest(clean, 0).failed).toBe(0)
    expect(countJest(clean, 1).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  it('counts a test that passed at its second attempt as failed', () => {
    expect(countPlaywright({ stats: { ...stats, flaky: 1 } }, 0)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts an error outside the tests as a failure', () => {
    expect(countPlaywright({ stats, errors: [{}] }, 1).failed).toBe(1)
  })
})

describe('sumCounts', () => {
  it('adds up the counts of all runners', () => {
    const one = { passed: 1, failed: 2, skipped: 3 }
    expect(sumCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  })
})

describe('describeRun', () => {
  const run = { name: 'other-node', passed: 0, failed: 0, skipped: 0, ms: 1500 }

  it('gives the reason if a runner ran nothing', () => {
    expect(
      describeRun({ ...run, notRun: 'Node.js 24.21.0 could not be fetched (there is no network)' }),
    ).toBe('other-node   DID NOT RUN: Node.js 24.21.0 could not be fetched (there is no network)')
  })

  it('gives the number of passed, failed and skipped tests', () => {
    expect(describeRun({ ...run, passed: 9 })).toBe('other-node   9 passed, 0 failed (1.5 s)')
    expect(describeRun({ ...run, passed: 9, failed: 1, skipped: 2 })).toBe(
      'other-node   9 passed, 1 failed, 2 skipped (1.5 s)',
    )
  })
})
