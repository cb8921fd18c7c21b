import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { allowedTenants } from '../../access/allowed-tenants'
import { idOf, isStaffRole, staffUser } from '../../access/roles'

export interface PersonData {
  email?: string
  password?: string
  role?: string
  group?: unknown
  tenants?: { tenant?: unknown }[] | null
}

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }] })
}

/**
 * Prevents privilege escalation: a group admin creates only marketing and sales staff of their own group, for websites of their
 * own group. Websites that a platform admin added stay when the group admin saves the person.
 */
export const guardPrivileges: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const person = data as PersonData
  const role = person.role ?? originalDoc?.role
  if (role !== 'platform-admin' && idOf(person.group ?? originalDoc?.group) === null) {
    refuse('group', 'Choose the group this person belongs to.')
  }
  const actor = staffUser(req)
  if (actor?.role !== 'group-admin') return data
  const isSelf = originalDoc?.id === actor.id
  if (isSelf ? role !== 'group-admin' : !isStaffRole(role)) {
    refuse('role', 'Group admins can add and edit only marketing and sales staff.')
  }
  if (idOf(person.group ?? originalDoc?.group) !== actor.group) refuse('group', 'Choose your own group.')
  const before = await foreignTenants(originalDoc, req)
  const after = await foreignTenants(person, req)
  if (after.some((id) => !before.includes(id))) refuse('tenants', 'Choose websites of your own group.')
  if (before.length > 0 && signInChanges(person, originalDoc)) {
    refuse(
      person.password ? 'password' : 'email',
      'This person also works on a website of another group. Only a platform admin can change how they sign in.',
    )
  }
  return data
}

/** The person's websites that the actor may not assign. */
export async function foreignTenants(person: PersonData | undefined, req: PayloadRequest): Promise<number[]> {
  const own = await allowedTenants(req)
  const rows = Array.isArray(person?.tenants) ? person.tenants : []
  const ids = rows.map((row) => idOf(row?.tenant)).filter((id) => id !== null)
  return own === 'all' ? [] : ids.filter((id) => !own.includes(id))
}

/** A person who sets another's password or address can sign in as them. */
function signInChanges(person: PersonData, originalDoc: PersonData | undefined): boolean {
  return Boolean(person.password) || (person.email !== undefined && person.email !== originalDoc?.email)
}
