import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { countCurrentPassword } from '@/server/accounts/sign-in-limits'
import { isStoredPassword, type StoredPassword } from '@/server/accounts/stored-password'
import { staffUser } from '../../access/roles'

const asAddress = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : undefined)

/** Whether it is; 429 after too many tries. */
export async function isCurrentPassword(
  req: PayloadRequest,
  id: number,
  password: unknown,
): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false
  if (await countCurrentPassword(id)) throw new APIError('Too many tries. Try again in 15 minutes.', 429)
  const stored = await req.payload.db.findOne<StoredPassword & { id: number }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  return stored !== null && isStoredPassword(password, stored)
}

/**
 * Whoever finds a signed-in browser must not be able to keep the account: how one signs in oneself changes only with the current
 * password. It is asked for here, and never stored.
 */
export const askCurrentPassword: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { currentPassword, setupCode, ...person } = data
  const actor = staffUser(req)
  const isOwn = actor !== null && actor.id === originalDoc?.id
  const email = asAddress(person.email)
  const changes = Boolean(person.password) || (email !== undefined && email !== originalDoc?.email)
  if (isOwn && changes && !(await isCurrentPassword(req, originalDoc.id, currentPassword))) {
    const message = currentPassword
      ? 'This is not your current password.'
      : 'Give your current password to change your password or e-mail address.'
    throw new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] })
  }
  return person
}
