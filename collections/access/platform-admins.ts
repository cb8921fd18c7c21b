import type { Access } from 'payload'
import { staffUser } from './roles'

/** Only people who run the platform itself. */
export const platformAdmins: Access = ({ req }) => staffUser(req)?.role === 'platform-admin'
