import type { FieldAccess } from 'payload'
import { staffUser } from './roles'

/** A field that group admins and platform admins may set; staff see it, but cannot change it. */
export const adminsOnlyField: FieldAccess = ({ req }) => {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}

/** A field that only platform admins may set. */
export const platformAdminsOnlyField: FieldAccess = ({ req }) => staffUser(req)?.role === 'platform-admin'
