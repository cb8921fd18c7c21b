import { type Environment, env } from '@/env'
import { log } from '../log/log.mjs'

const LOOPBACK = /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** A startup warning when mails are sent whose links only this machine can open; otherwise undefined. */
export function linkWarning({
  SMTP_URL,
  SERVER_URL,
}: Pick<Environment, 'SMTP_URL' | 'SERVER_URL'>): string | undefined {
  if (!SMTP_URL || !SERVER_URL || !LOOPBACK.test(new URL(SERVER_URL).hostname)) return undefined
  return `Emails are sent by SMTP_URL, but their links point to ${SERVER_URL}, which only this machine can open. Set SERVER_URL to the admin's address.`
}

export function warnAboutMailLinks(): void {
  const warning = linkWarning(env())
  if (warning) log.warn(warning)
}
