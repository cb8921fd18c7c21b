import type { PayloadRequest } from 'payload'
import { staffUser } from '../../access/roles'

/** Group and platform admins answer for personal data. */
export function isAdmin(req: Pick<PayloadRequest, 'user'>): boolean {
  const role = staffUser(req)?.role
  return role === 'platform-admin' || role === 'group-admin'
}
