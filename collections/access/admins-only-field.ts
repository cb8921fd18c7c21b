import type { FieldAccess } from 'payload'
import { staffUser } from './roles'

/** Group admins and platform admins may set the field. Staff may only read it. */
export const adminsOnlyField: FieldAccess = ({ req }) => {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}

export const platformAdminsOnlyField: FieldAccess = ({ req }) => staffUser(req)?.role === 'platform-admin'
