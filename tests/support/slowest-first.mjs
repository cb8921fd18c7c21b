import TestSequencer from '@jest/test-sequencer'

/**
 * The slowest test files, the slowest first, measured on 2 cores. In a fresh clone Jest does not know how long a file takes and would start
 * some of these last, when the other processors have nothing left to do.
 */
const SLOWEST = [
  'tests/integration/isolation/isolation.test.ts',
  'tests/integration/backup/backup.test.ts',
  'tests/integration/content/demo-links.test.ts',
  'tests/integration/search/inherited-names.test.ts',
  'tests/integration/editing/guard-rails.test.ts',
  'tests/integration/faults/large-uploads.test.ts',
  'tests/integration/accounts/changes-at-once.test.ts',
  'tests/integration/lead-delivery/worker-kill.test.ts',
  'tests/integration/faults/frozen-database.test.ts',
  'tests/integration/checkout/killed.test.ts',
  'tests/integration/seed/plant.test.ts',
  'tests/integration/upgrade/carried-over.test.ts',
]

/** @param {string} path */
const rank = (path) => {
  const place = SLOWEST.findIndex((file) => path.endsWith(file))
  return place < 0 ? SLOWEST.length : place
}

export default class SlowestFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one.path) - rank(other.path))
  }
}
