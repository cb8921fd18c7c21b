import type { Access } from 'payload'
import { staffUser } from '../../access/roles'

/** Platform admins read every sign-in attempt, and group admins those of their group's people. */
export const groupSignIns: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return { 'person.group': { equals: user.group } }
}
