import type { Access, Where } from 'payload'
import { type StaffUser, staffRoles, staffUser } from '../../access/roles'

function staffOfGroup(user: StaffUser): Where {
  return { and: [{ group: { equals: user.group } }, { role: { in: [...staffRoles] } }] }
}

/** The people a person may delete: everyone for platform admins, the group's staff for group admins. */
export const manageableUsers: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return staffOfGroup(user)
}

/** The same people and the person themselves: everyone reads and edits their own record. */
export const managedUsers: Access = ({ req }) => {
  const user = staffUser(req)
  if (!user) return false
  if (user.role === 'platform-admin') return true
  const self: Where = { id: { equals: user.id } }
  if (user.role !== 'group-admin' || user.group === null) return self
  return { or: [self, staffOfGroup(user)] }
}

/**
 * Platform admins and group admins create people. `guardPrivileges` limits the role and the websites that a group admin
 * can give.
 */
export const createUsers: Access = ({ req }) => {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}
