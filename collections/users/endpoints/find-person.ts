import type { PayloadRequest } from 'payload'
import type { StoredPerson } from '../hooks/stored-person'

export const findPerson = ({ payload }: PayloadRequest, account: string): Promise<StoredPerson | null> =>
  payload.db.findOne<StoredPerson>({ collection: 'users', where: { email: { equals: account } } })
