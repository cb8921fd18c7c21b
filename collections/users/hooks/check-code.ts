import { APIError, type PayloadRequest } from 'payload'
import { type GivenCode, parseCode } from '@/domain/accounts/given-code'
import type { SignInOutcome } from '@/domain/accounts/sign-in-outcomes'
import { waitMessage } from '@/domain/accounts/wait-message'
import { deviceCookie, deviceOf } from '@/server/accounts/device'
import type { Excess } from '@/server/accounts/limiters'
import {
  consumeCode,
  type SecondFactor,
  secondFactorOf,
} from '@/server/accounts/second-factor/second-factors'
import { countCode, refundCodeTry } from '@/server/accounts/sign-in-limits'
import { asText } from '../sent-texts'

const UNAUTHORIZED = 401
const TOO_MANY = 429

const messages = {
  needed: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  wrong: 'This code is wrong, expired or already used.',
}

/** Thrown when the password is right and the code is missing or wrong. */
export class RefusedCode extends APIError {
  constructor(
    readonly reason: keyof typeof messages | 'too-many',
    readonly excess: Excess | null = null,
  ) {
    const message = reason === 'too-many' ? waitMessage(excess?.seconds ?? 0) : messages[reason]
    const data = { secondFactor: reason, errors: [{ path: 'code', message }] }
    super(message, excess ? TOO_MANY : UNAUTHORIZED, data, true)
  }

  /** The audit log outcome. Of the attempts over the limit, only the first is logged. */
  get outcome(): SignInOutcome | null {
    if (this.excess) return this.excess.isFirst ? 'too-many-tries' : null
    return this.reason === 'needed' ? 'code-asked' : 'wrong-code'
  }
}

interface Requested {
  readonly req: PayloadRequest
  readonly person: number
  readonly factor: SecondFactor
}

/** Each second factor has its own known browsers, so a browser that is known by password alone does not count. */
const deviceKey = (person: number, { since }: SecondFactor) => ({
  account: `second factor ${person} ${since.getTime()}`,
})

/**
 * Spends the code in the request and returns its kind. Throws a `RefusedCode` if the code is missing or wrong. The
 * caller writes the audit log, because an entry must wait for Payload's sign-in transaction.
 */
export async function checkCode({ req, person, factor }: Requested): Promise<GivenCode['kind']> {
  const typed = asText(req.data?.code).trim()
  if (typed === '') throw new RefusedCode('needed')
  const tried = { person, device: deviceOf(req.headers, deviceKey(person, factor)) }
  const excess = await countCode(tried)
  if (excess) throw new RefusedCode('too-many', excess)
  const given = parseCode(typed)
  if (!given || !(await consumeCode(person, given))) throw new RefusedCode('wrong')
  await refundCodeTry(tried)
  return given.kind
}

/** The cookie that identifies a browser that has used the person's second factor. Empty if the person has none. */
export async function codeCookies(req: PayloadRequest, person: number | null): Promise<string[]> {
  const factor = person === null ? null : await secondFactorOf(person)
  if (person === null || !factor) return []
  const key = deviceKey(person, factor)
  return [deviceCookie(key, deviceOf(req.headers, key))]
}
