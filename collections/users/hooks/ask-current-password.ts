import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { countCurrentPassword } from '@/server/accounts/sign-in-limits'
import { isStoredPassword, type StoredPassword } from '@/server/accounts/stored-password'
import { staffUser } from '../../access/roles'
import { asAccount } from '../as-account'

async function isCurrentPassword(req: PayloadRequest, id: number, password: unknown): Promise<boolean> {
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
  const email = asAccount(person.email)
  const changes = Boolean(person.password) || (email !== '' && email !== originalDoc?.email)
  if (isOwn && changes && !(await isCurrentPassword(req, originalDoc.id, currentPassword))) {
    const message = currentPassword
      ? 'This is not your current password.'
      : 'Give your current password to change your password or e-mail address.'
    throw new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] })
  }
  return person
}
