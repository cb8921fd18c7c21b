/** For slow tests whose subject other tests of the gate cover in part: only `npm run test:full` runs them. */
export const itAtNight: typeof it | (() => void) = process.env.FULL_TESTS ? it : () => {}
