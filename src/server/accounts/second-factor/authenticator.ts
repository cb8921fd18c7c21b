import { Secret, TOTP } from 'otpauth'

/** In seconds: for how long an app shows a code. */
const PERIOD = 30

/** How many steps a telephone's clock may be off, either way. */
const WINDOW = 1

/** In bytes, as RFC 4226 advises. */
const SECRET_LENGTH = 20

const ISSUER = 'Forecourt'

/** What every app can do: SHA-1, six digits, half a minute. */
const authenticator = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })

/** A new secret in base 32, as apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_LENGTH }).base32

/** What the QR code says: an app that reads it shows codes for `account`. */
export const setUpAddress = (secret: string, account: string): string =>
  authenticator(secret, account).toString()

/** The time step, counted since 1970, whose code this is; null when it is none of around `now` (milliseconds). */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
