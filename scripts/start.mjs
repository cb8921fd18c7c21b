// Node versions that cannot run the rest must be able to parse this file. See node-version.mjs.
import { ageNotice, nodeIsTooOld } from './node-version.mjs'

if (nodeIsTooOld()) process.exitCode = 1
else {
  const notice = ageNotice(process.version)
  if (notice) console.warn(notice)
  import('./launcher/start.mjs').then((launcher) => launcher.main())
}
