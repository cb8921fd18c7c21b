import type { PayloadRequest } from 'payload'
import { lockPerson } from '@/server/accounts/lock-person'
import { runOneAtATime } from '@/server/accounts/run-one-at-a-time'
import { inRequestTransaction } from '@/server/clients/payload-transaction'

export function withLockedPerson<T>(req: PayloadRequest, person: number, work: () => Promise<T>): Promise<T> {
  return runOneAtATime(person, () =>
    inRequestTransaction(req, async () => {
      await lockPerson(req, person)
      return work()
    }),
  )
}
