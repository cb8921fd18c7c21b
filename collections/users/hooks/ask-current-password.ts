import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { countCurrentPassword } from '@/server/accounts/sign-in-limits'
import { noteSignIn } from '@/server/accounts/sign-in-log'
import { isStoredPassword } from '@/server/accounts/stored-password'
import { readCaller } from '@/server/web/read-caller'
import { staffUser } from '../../access/roles'
import { asAccount } from '../as-account'
import { storedPerson } from '../stored-person'

async function isCurrentPassword(req: PayloadRequest, id: number, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false
  const stored = await storedPerson(req, id)
  if (stored === null) return false
  const note = { person: id, account: stored.email, address: readCaller(req.headers).address }
  const excess = await countCurrentPassword(id)
  if (excess?.isFirst) await noteSignIn({ outcome: 'too-many-tries', ...note })
  if (excess) throw new APIError('Too many tries. Try again in 15 minutes.', 429)
  const isRight = await isStoredPassword(password, stored)
  if (!isRight) await noteSignIn({ outcome: 'wrong-current-password', ...note })
  return isRight
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
