import type { CollectionBeforeLoginHook } from 'payload'
import { secondFactorState } from '@/domain/accounts/second-factor'
import { env } from '@/env'
import { secondFactorOf } from '@/server/accounts/second-factor/second-factors'
import { checkCode } from './check-code'

/**
 * Asks a person with a second factor for a code after the right password, wherever Payload signs people in. An
 * operation that ends without a session sets `asksNoCode` on the request's context.
 */
export const requireSecondFactorCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { id, role } = user as unknown as { id: number; role: string }
  const factor = await secondFactorOf(id)
  if (factor && !req.context.asksNoCode) {
    req.context.usedCode = await checkCode({ req, person: id, factor })
  }
  return {
    ...user,
    secondFactor: secondFactorState(role, factor !== null, env().SECOND_FACTOR === 'required'),
  }
}
