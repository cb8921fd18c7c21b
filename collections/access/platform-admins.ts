import type { Access } from 'payload'
import { staffUser } from './roles'

export const platformAdmins: Access = ({ req }) => staffUser(req)?.role === 'platform-admin'
