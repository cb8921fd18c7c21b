import { env } from '@/env'
import { log } from '../log/log.mjs'
import { linkWarning } from './link-warning'

/** Logs a warning at startup when only this machine can open the links in mails. */
export function warnOfLinks(): void {
  const warning = linkWarning(env())
  if (warning) log.warn(warning)
}
