/** The websites that `npm test` visits: a metro dealer, and one that differs in template, stock and prices. */
const GATE: readonly string[] = ['southerncross', 'outpost']

/**
 * Marks a test that only `npm run test:full` runs: a sweep, or a repetition of what another test in `npm test`
 * proves.
 */
export const FULL = { tag: '@full' }

/** Details for a test that runs once for each website. `npm test` runs it on those of the gate, or on the given ones. */
export const onWebsite = (slug: string, gate = GATE) => (gate.includes(slug) ? {} : FULL)
