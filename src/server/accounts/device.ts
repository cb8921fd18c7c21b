import { randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload/shared'
import { secretHash } from './sign-in-limits'

/** One year, in seconds. */
const MAX_AGE_SECONDS = 31_536_000
const NAME_LENGTH = 10

/** Several people may share a browser, so each account has its own cookie. The cookie's name does not reveal the account. */
const cookieName = (account: string) =>
  `forecourt-device-${secretHash('device name', account).slice(0, NAME_LENGTH)}`

interface Account {
  readonly account: string
  /**
   * The salt of the stored password; missing for an unknown address. A new password has a new salt, so the account's device cookies become
   * invalid.
   */
  readonly salt?: string | null
}

const signature = ({ account, salt }: Account, device: string) =>
  secretHash('device signature', `${account}\n${salt ?? ''}\n${device}`)

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The browser's device id if it has signed in to this account since the last password change; otherwise null. */
export function deviceOf(headers: Headers, of: Account): string | null {
  const cookie = parseCookies(headers).get(cookieName(of.account)) ?? ''
  const [device = '', signed = ''] = cookie.split('.')
  return isSame(signed, signature(of, device)) ? device : null
}

/** The cookie that identifies a browser that has signed in. It does not grant access. */
export function deviceCookie(of: Account, known: string | null): string {
  const device = known ?? randomBytes(16).toString('base64url')
  const value = `${device}.${signature(of, device)}`
  return `${cookieName(of.account)}=${value}; Path=/api/users; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`
}
