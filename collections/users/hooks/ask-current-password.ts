import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { countCurrentPassword } from '@/server/accounts/sign-in-limits'
import { noteSignIn } from '@/server/accounts/sign-in-log'
import { isStoredPassword } from '@/server/accounts/stored-password'
import { readCaller } from '@/server/web/read-caller'
import { type Role, roles, staffUser } from '../../access/roles'
import { asAccount } from '../as-account'
import { storedPerson } from './stored-person'

/** Whether it is; 429 after too many tries. */
export async function isCurrentPassword(
  req: PayloadRequest,
  id: number,
  password: unknown,
): Promise<boolean> {
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

interface PersonData {
  readonly email?: unknown
  readonly password?: unknown
  readonly role?: unknown
}

/** From the one that may most. */
const rankOf = (role: unknown) => roles.indexOf(role as Role)

/** Whether it lets somebody sign in as a person there is, or makes somebody an admin. */
function givesAccess(person: PersonData, before: PersonData | undefined): boolean {
  const email = asAccount(person.email)
  const signsIn = Boolean(person.password) || (email !== '' && email !== before?.email)
  const rankBefore = rankOf(before?.role ?? 'marketing-staff')
  const promotes = person.role !== undefined && rankOf(person.role) < rankBefore
  return promotes || (before !== undefined && signsIn)
}

/**
 * Whoever finds a signed-in browser must not be able to keep the account, nor to get into others by it: how people sign in changes, and
 * admins are made, only with the current password of whoever does it. It is asked for here, and never stored.
 */
export const askCurrentPassword: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, setupCode, ...person } = data
  const actor = staffUser(req)
  const before = operation === 'update' ? originalDoc : undefined
  if (actor === null || !givesAccess(person, before)) return person
  if (await isCurrentPassword(req, actor.id, currentPassword)) return person
  const message = currentPassword
    ? 'This is not your current password.'
    : 'Give your current password to change a password or an e-mail address, or to make somebody an admin.'
  throw new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] })
}
