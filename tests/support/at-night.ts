/** For slow tests whose subject other tests of the gate cover in part: only `npm run test:full` runs them. */
export const itAtNight: typeof it | (() => void) = process.env.FULL_TESTS ? it : () => {}

/** How often a random or repeated test runs: less often in the gate than at night. */
export const atNight = <T>(night: T, gate: T): T => (process.env.FULL_TESTS ? night : gate)
