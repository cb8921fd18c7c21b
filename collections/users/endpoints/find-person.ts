import type { PayloadRequest } from 'payload'

/** An e-mail address as it is stored and compared; '' for what is no text. */
export const asAccount = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '')

export const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The id of whose address this is; null when nobody has it. */
export async function findPerson({ payload }: PayloadRequest, account: string): Promise<number | null> {
  const person = await payload.db.findOne<{ id: number }>({
    collection: 'users',
    where: { email: { equals: account } },
  })
  return person?.id ?? null
}
