import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { isDemoPassword } from '@/domain/accounts/demo-password'
import { env } from '@/env'
import { deviceOf } from '@/server/accounts/device'
import { clearSignInTries, countSignIn, refundSignInTry } from '@/server/accounts/sign-in-limits'
import { logSignIn } from '@/server/accounts/sign-in-log'
import { compareWithDummy, isStoredPassword } from '@/server/accounts/stored-password'
import { readCaller } from '@/server/web/read-caller'
import { codeCookies, RefusedCode } from '../hooks/check-code'
import type { StoredPerson } from '../hooks/stored-person'
import { findPerson } from '../hooks/stored-person'
import { asText, normaliseEmail } from '../sent-texts'
import { tooManyTries, withSession } from './responses'
import { withLockedPerson } from './with-locked-person'

const FORBIDDEN = 403
const DEMO_ELSEWHERE =
  'The demo’s passwords work only on the server itself, at http://localhost. See DEMO_ANYWHERE in the README.'

function logIn(req: PayloadRequest, email: string, password: string) {
  const depth = Number(req.searchParams.get('depth') ?? Number.NaN)
  return loginOperation({
    collection: req.payload.collections.users,
    data: { email, password },
    ...(Number.isInteger(depth) ? { depth } : {}),
    req,
  })
}

/**
 * Runs Payload's login in a transaction that locks the person. Payload compares the password again, because it may have
 * changed meanwhile. A wrong guess never takes the lock, so guesses cannot block the person.
 */
async function logInLocked(
  req: PayloadRequest,
  found: StoredPerson | null,
  account: string,
  password: string,
) {
  if (found === null) await compareWithDummy(password)
  if (found === null || !(await isStoredPassword(password, found))) throw new AuthenticationError(req.t)
  return withLockedPerson(req, found.id, () => logIn(req, account, password))
}

/**
 * Wraps Payload's login in rate limits and the audit log. An unknown address and a wrong password get the same response
 * in the same time. A person with a second factor is asked for a code after the right password (`requireSecondFactorCode`).
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const account = normaliseEmail(req.data?.email)
    const password = asText(req.data?.password)
    // Payload reports the missing field before it looks up a person.
    if (account === '' || password.trim() === '') return Response.json(await logIn(req, account, password))
    const { address, isLocal } = readCaller(req.headers)
    const found = await findPerson(req, account)
    const person = found?.id ?? null
    const device = deviceOf(req.headers, { account, salt: found?.salt })
    const tried = { account, address, device }
    const excess = await countSignIn(tried)
    if (excess) {
      if (excess.isFirst) await logSignIn({ outcome: 'too-many-tries', person, ...tried })
      return tooManyTries(excess.seconds)
    }
    if (isDemoPassword(password) && !isLocal && !env().DEMO_ANYWHERE) {
      await logSignIn({ outcome: 'demo-elsewhere', person, ...tried })
      throw new APIError(DEMO_ELSEWHERE, FORBIDDEN, null, true)
    }
    try {
      const { user, token, exp } = await logInLocked(req, found, account, password)
      await clearSignInTries(tried)
      if (req.context.usedCode === 'recovery') {
        await logSignIn({ outcome: 'recovery-code', person, ...tried })
      }
      await logSignIn({ outcome: 'signed-in', person, ...tried })
      const body = { message: req.t('authentication:passed'), exp, token, user }
      return await withSession({ req, account, device, body, cookies: await codeCookies(req, person) })
    } catch (error) {
      if (error instanceof RefusedCode) {
        const { outcome, reason } = error
        if (outcome) await logSignIn({ outcome, person, ...tried })
        if (reason === 'needed') await refundSignInTry(tried)
        if (error.excess) return tooManyTries(error.excess.seconds)
      }
      if (!(error instanceof AuthenticationError)) throw error
      const outcome = person === null ? 'unknown-address' : 'wrong-password'
      await logSignIn({ outcome, person, ...tried })
      throw error
    }
  },
}
