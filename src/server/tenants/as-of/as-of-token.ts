import { isSignatureOf, signatureOf } from '../../secrets/signed-parts'

/** For how long somebody sees the website as of another time, in seconds. */
export const AS_OF_SECONDS = 86_400

const FORM = /^(\d{10})\.(\d{10})\.([\w-]{43})$/

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** Shows a website as of `at`, for a day, without an account. */
export function asOfToken(tenantId: number, at: Date, now: Date): string {
  const parts = [inSeconds(at), inSeconds(now) + AS_OF_SECONDS]
  return [...parts, signatureOf('as of', [tenantId, ...parts])].join('.')
}

export interface AsOf {
  /** The time that the website shows. */
  readonly at: Date
  /** When the token ends. */
  readonly until: Date
}

/** Null for a token that we did not sign for the website. `expired` for one that is no longer valid. */
export function parseAsOfToken(tenantId: number, token: string, now: Date): AsOf | 'expired' | null {
  const [, at, until, signature = ''] = FORM.exec(token) ?? []
  if (!isSignatureOf(signature, 'as of', [tenantId, Number(at), Number(until)])) return null
  const end = new Date(Number(until) * 1000)
  return end <= now ? 'expired' : { at: new Date(Number(at) * 1000), until: end }
}
