/** For slow tests whose subject other tests of the gate cover in part: only `npm run test:full` runs them. */
export const itAtNight: typeof it | (() => void) = process.env.FULL_TESTS ? it : () => {}

/** The first value in `npm run test:full`, the second in `npm test`: for example, how often a random test runs. */
export const atNight = <T>(night: T, gate: T): T => (process.env.FULL_TESTS ? night : gate)
