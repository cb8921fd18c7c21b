import type { FieldHook, PayloadRequest } from 'payload'
import { secondFactorState } from '@/domain/accounts/second-factor'
import { env } from '@/env'
import { peopleWithSecondFactor } from '@/server/accounts/second-factor/second-factors'

const memo = new WeakMap<PayloadRequest, ReturnType<typeof peopleWithSecondFactor>>()

/** Looked up once a request, however many people it reads. */
function peopleOf(req: PayloadRequest) {
  const known = memo.get(req)
  if (known) return known
  const found = peopleWithSecondFactor()
  memo.set(req, found)
  return found
}

/** Whether the person has a second factor. Of who signs in, too: the access rules go by it. */
export const tellSecondFactor: FieldHook = async ({ data, req }) => {
  if (data?.id === undefined || data.role === undefined) return undefined
  const people = await peopleOf(req)
  return secondFactorState(data.role, people.has(data.id), env().SECOND_FACTOR === 'required')
}
