import type { PayloadRequest } from 'payload'
import { type Role, staffUser } from '../access/roles'
import { NavLink } from '../admin-parts/NavLink'

const platform: readonly Role[] = ['platform-admin']
const admins: readonly Role[] = [...platform, 'group-admin']
/** Sales staff see leads, not stock and content. */
const editors: readonly Role[] = [...admins, 'marketing-staff']

const views: readonly { readonly path: string; readonly label: string; readonly roles: readonly Role[] }[] = [
  { path: '/stock-trace', label: 'Find a vehicle', roles: editors },
  { path: '/feed-health', label: 'Feed health', roles: editors },
  { path: '/calendar', label: 'Calendar', roles: editors },
  { path: '/switches', label: 'Switches', roles: admins },
  { path: '/new-website', label: 'New website', roles: platform },
]

/** Our own views that the person may open. */
export function ViewNavLinks({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const role = staffUser({ user })?.role
  if (!role) return null
  const { admin } = payload.config.routes
  return views
    .filter(({ roles }) => roles.includes(role))
    .map(({ path, label }) => <NavLink key={path} path={path} label={label} admin={admin} />)
}
