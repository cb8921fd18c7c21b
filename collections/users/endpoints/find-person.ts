import type { PayloadRequest } from 'payload'
import type { StoredPassword } from '@/server/accounts/stored-password'

export interface FoundPerson extends StoredPassword {
  readonly id: number
  readonly name: string
  readonly email: string
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whose address this is, as stored; null when nobody has it. */
export const findPerson = ({ payload }: PayloadRequest, account: string): Promise<FoundPerson | null> =>
  payload.db.findOne<FoundPerson>({ collection: 'users', where: { email: { equals: account } } })
