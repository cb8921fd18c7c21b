import type { Access } from 'payload'
import { staffUser } from '../../access/roles'

/** Platform admins create anyone; group admins create staff (what role and where, `guardPrivileges` sees to). */
export const createUsers: Access = ({ req }) => {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}
