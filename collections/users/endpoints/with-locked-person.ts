import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { lockPerson } from '@/server/accounts/lock-person'
import { runOneAtATime } from '@/server/accounts/run-one-at-a-time'

export function withLockedPerson<T>(req: PayloadRequest, person: number, work: () => Promise<T>): Promise<T> {
  return runOneAtATime(person, async () => {
    const isOurs = await initTransaction(req)
    try {
      await lockPerson(req, person)
      const result = await work()
      if (isOurs) await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  })
}
