import type { PayloadRequest } from 'payload'
import type { StoredPassword } from '@/server/accounts/stored-password'

export interface StoredPerson extends StoredPassword {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** The stored row, including columns that no field exposes. */
export const storedPerson = (req: PayloadRequest, id: number): Promise<StoredPerson | null> =>
  req.payload.db.findOne<StoredPerson>({ collection: 'users', where: { id: { equals: id } }, req })

export const findPerson = ({ payload }: PayloadRequest, account: string): Promise<StoredPerson | null> =>
  payload.db.findOne<StoredPerson>({ collection: 'users', where: { email: { equals: account } } })
