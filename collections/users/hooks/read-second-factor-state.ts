import type { FieldHook, PayloadRequest } from 'payload'
import { secondFactorState } from '@/domain/accounts/second-factor'
import { env } from '@/env'
import { peopleWithSecondFactor } from '@/server/accounts/second-factor/second-factors'

const memo = new WeakMap<PayloadRequest, ReturnType<typeof peopleWithSecondFactor>>()

/** Cached per request, however many people the request reads. */
function peopleOf(req: PayloadRequest) {
  const known = memo.get(req)
  if (known) return known
  const found = peopleWithSecondFactor()
  memo.set(req, found)
  return found
}

/** The state of the person's second factor. Access rules use it for the signed-in person too. */
export const readSecondFactorState: FieldHook = async ({ data, req }) => {
  if (data?.id === undefined || data.role === undefined) return undefined
  const people = await peopleOf(req)
  return secondFactorState(data.role, people.has(data.id), env().SECOND_FACTOR === 'required')
}
