// Node versions that cannot run the rest must be able to parse this file. See node-version.mjs.
import { nodeIsTooOld } from './node-version.mjs'

if (nodeIsTooOld()) process.exitCode = 1
else import('./testing/main.mjs').then((testing) => testing.main())
