import { Secret, TOTP } from 'otpauth'

/** Seconds that an app shows a code. */
const PERIOD = 30

/** Time steps that a phone's clock may be off, either way. */
const WINDOW = 1

/** In bytes. RFC 4226 recommends 20. */
const SECRET_LENGTH = 20

const ISSUER = 'Forecourt'

/** The settings that every app supports: SHA-1, six digits, 30 seconds. */
const authenticator = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })

/** A new secret in base 32, the format that apps accept. */
export const newSecret = (): string => new Secret({ size: SECRET_LENGTH }).base32

/** The otpauth URL for the QR code. */
export const setUpAddress = (secret: string, account: string): string =>
  authenticator(secret, account).toString()

/** The time step (number of periods since 1970) of a code; null when it matches no step near `now` (milliseconds). */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
