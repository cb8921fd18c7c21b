import { APIError, type PayloadRequest } from 'payload'
import { type GivenCode, parseCode } from '@/domain/accounts/given-code'
import type { SignInOutcome } from '@/domain/accounts/sign-in-outcomes'
import { deviceCookie, deviceOf } from '@/server/accounts/device'
import { type SecondFactor, secondFactorOf, spendCode } from '@/server/accounts/second-factor/second-factors'
import { countCode, type Excess, forgiveCode } from '@/server/accounts/sign-in-limits'
import { waitMessage } from '../answers'
import { asText } from '../find-person'

const UNAUTHORIZED = 401
const TOO_MANY = 429

const messages = {
  needed: 'Enter the 6-digit code of your authenticator app, or a recovery code.',
  wrong: 'This code is wrong, too old or used already.',
}

/** A sign-in whose password is right, and whose code is not. */
export class RefusedCode extends APIError {
  constructor(
    readonly reason: keyof typeof messages | 'too-many',
    readonly excess: Excess | null = null,
  ) {
    const message = reason === 'too-many' ? waitMessage(excess?.seconds ?? 0) : messages[reason]
    const data = { secondFactor: reason, errors: [{ path: 'code', message }] }
    super(message, excess ? TOO_MANY : UNAUTHORIZED, data, true)
  }

  /** The audit log's entry. Of tries past the limit, only the first gets one. */
  get outcome(): SignInOutcome | null {
    if (this.excess) return this.excess.isFirst ? 'too-many-tries' : null
    return this.reason === 'needed' ? 'code-asked' : 'wrong-code'
  }
}

interface Asked {
  readonly req: PayloadRequest
  readonly person: number
  readonly factor: SecondFactor
}

/** Browsers are known anew for each second factor: one that signed in by password alone is a stranger's to it. */
const deviceKey = (person: number, { since }: SecondFactor) => ({
  account: `second factor ${person} ${since.getTime()}`,
})

/**
 * Uses up the code that the request gives, and says which kind it was. Throws a `RefusedCode` where it is none. The audit log is told by
 * the caller: an entry waits for the transaction in which Payload signs the person in.
 */
export async function checkCode({ req, person, factor }: Asked): Promise<GivenCode['kind']> {
  const typed = asText(req.data?.code).trim()
  if (typed === '') throw new RefusedCode('needed')
  const tried = { person, device: deviceOf(req.headers, deviceKey(person, factor)) }
  const excess = await countCode(tried)
  if (excess) throw new RefusedCode('too-many', excess)
  const given = parseCode(typed)
  if (!given || !(await spendCode(person, given))) throw new RefusedCode('wrong')
  await forgiveCode(tried)
  return given.kind
}

/** The cookie by which a browser is known that gave a code of the person's second factor; none where there is no such. */
export async function codeCookies(req: PayloadRequest, person: number | null): Promise<string[]> {
  const factor = person === null ? null : await secondFactorOf(person)
  if (person === null || !factor) return []
  const key = deviceKey(person, factor)
  return [deviceCookie(key, deviceOf(req.headers, key))]
}
