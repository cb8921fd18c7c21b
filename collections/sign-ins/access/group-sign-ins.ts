import type { Access } from 'payload'
import { staffUser } from '../../access/roles'

/** Platform admins see every try to sign in, group admins those at the accounts of their group's people. */
export const groupSignIns: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return { 'person.group': { equals: user.group } }
}
