import type { Access } from 'payload'
import { staffUser } from '../../access/roles'

/**
 * Platform admins and group admins create people. `guardPrivileges` limits the role and the websites that a group admin
 * can give.
 */
export const createUsers: Access = ({ req }) => {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}
