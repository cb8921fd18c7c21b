import { randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload/shared'
import { secretHash } from './sign-in-limits'

/** In seconds: a year. */
const LIFE = 31_536_000
const NAME_LENGTH = 10

/** A browser may be several people's: each account has a cookie of its own, whose name tells nothing of it. */
const cookieName = (account: string) =>
  `forecourt-device-${secretHash('device name', account).slice(0, NAME_LENGTH)}`

interface Account {
  /** The e-mail address. */
  readonly account: string
  /** The stored password's; of an address that nobody has, none. A new password has another, and no browser is known any more. */
  readonly salt?: string | null
}

const signature = ({ account, salt }: Account, device: string) =>
  secretHash('device signature', `${account}\n${salt ?? ''}\n${device}`)

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The browser, if it has signed in to this account before, with the password of today; null for any other. */
export function deviceOf(headers: Headers, of: Account): string | null {
  const cookie = parseCookies(headers).get(cookieName(of.account)) ?? ''
  const [device = '', signed = ''] = cookie.split('.')
  return isSame(signed, signature(of, device)) ? device : null
}

/** The cookie by which a browser is known that has signed in. It lets nobody in. */
export function deviceCookie(of: Account, known: string | null): string {
  const device = known ?? randomBytes(16).toString('base64url')
  const value = `${device}.${signature(of, device)}`
  return `${cookieName(of.account)}=${value}; Path=/api/users; Max-Age=${LIFE}; HttpOnly; SameSite=Lax`
}
