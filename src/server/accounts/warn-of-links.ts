import { env } from '@/env'
import { log } from '../log/log.mjs'
import { linkWarning } from './link-warning'

/** Says at the start when nobody could open the links of mails. */
export function warnOfLinks(): void {
  const warning = linkWarning(env())
  if (warning) log.warn(warning)
}
