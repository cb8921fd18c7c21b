import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { allowedTenants } from '../../access/allowed-tenants'
import { idOf, staffUser } from '../../access/roles'

interface PersonData {
  role?: string
  group?: unknown
  tenants?: { tenant?: unknown }[] | null
}

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }] })
}

/**
 * Nobody hands out more than they have: a group admin makes marketing staff of the own group, for websites of the own
 * group. Websites that a platform admin had added stay when the group admin saves the person again.
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
  if (role !== (isSelf ? 'group-admin' : 'marketing-staff')) {
    refuse('role', 'Group admins can add and edit marketing staff only.')
  }
  if (idOf(person.group ?? originalDoc?.group) !== actor.group) refuse('group', 'Choose your own group.')
  await refuseForeignTenants(person, originalDoc, req)
  return data
}

async function refuseForeignTenants(
  person: PersonData,
  originalDoc: PersonData | undefined,
  req: PayloadRequest,
) {
  const own = await allowedTenants(req)
  const before = new Set((originalDoc?.tenants ?? []).map((row) => idOf(row.tenant)))
  const foreign = (person.tenants ?? [])
    .map((row) => idOf(row.tenant))
    .find((id) => id !== null && own !== 'all' && !own.includes(id) && !before.has(id))
  if (foreign !== undefined) refuse('tenants', 'Choose websites of your own group.')
}
