import type { Access } from 'payload'
import { staffUser } from './roles'

export const platformAdmins: Access = ({ req }) => staffUser(req)?.role === 'platform-admin'

/** Refuses every request through the API and the admin. Only server code writes these documents. */
export const nobody: Access = () => false
