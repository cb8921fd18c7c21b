import type { Access } from 'payload'
import { staffUser } from '../../access/roles'

/** Platform admins reach every group and group admins their own. Marketing staff work inside websites and reach none. */
export const ownGroup: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return { id: { equals: user.group } }
}
