import { env } from '@/env'
import { log } from '../log/log.mjs'
import { linkWarning } from './link-warning'

export function warnAboutMailLinks(): void {
  const warning = linkWarning(env())
  if (warning) log.warn(warning)
}
