import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { runOneAtATime } from '@/server/accounts/in-turn'
import { lockPerson } from '@/server/accounts/lock-person'

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
