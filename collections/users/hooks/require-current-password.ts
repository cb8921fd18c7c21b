import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { countCurrentPassword } from '@/server/accounts/sign-in-limits'
import { logSignIn } from '@/server/accounts/sign-in-log'
import { isStoredPassword } from '@/server/accounts/stored-password'
import { readCaller } from '@/server/web/read-caller'
import { isStaffRole, staffUser } from '../../access/roles'
import { normaliseEmail } from '../sent-texts'
import { storedPerson } from './stored-person'

/** Throws 429 after too many attempts. */
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
  if (excess?.isFirst) await logSignIn({ outcome: 'too-many-tries', ...note })
  if (excess) throw new APIError('Too many attempts. Try again in 15 minutes.', 429)
  const isRight = await isStoredPassword(password, stored)
  if (!isRight) await logSignIn({ outcome: 'wrong-current-password', ...note })
  return isRight
}

interface PersonData {
  readonly email?: unknown
  readonly password?: unknown
  readonly role?: unknown
}

/** 0 has the most privileges. */
const rankOf = (role: unknown) => (role === 'platform-admin' ? 0 : isStaffRole(role) ? 2 : 1)

/** Whether the change lets somebody sign in as an existing person, or makes somebody an admin. */
function givesAccess(person: PersonData, before: PersonData | undefined): boolean {
  const email = normaliseEmail(person.email)
  const signsIn = Boolean(person.password) || (email !== '' && email !== before?.email)
  const rankBefore = rankOf(before?.role ?? 'marketing-staff')
  const promotes = person.role !== undefined && rankOf(person.role) < rankBefore
  return promotes || (before !== undefined && signsIn)
}

/**
 * Requires the actor's current password to change how a person signs in, or to make an admin. Somebody who finds a
 * signed-in browser must not be able to take over accounts. The password is removed from the data and never stored.
 */
export const requireCurrentPassword: CollectionBeforeChangeHook = async ({
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
    : 'Enter your current password to change a password or an email address, or to make a person an admin.'
  throw new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] })
}
