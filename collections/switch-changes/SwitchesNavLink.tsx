import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { staffUser } from '../access/roles'

/** The view of the switches, for the people who set them. */
export function SwitchesNavLink({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const role = staffUser({ user })?.role
  if (role !== 'group-admin' && role !== 'platform-admin') return null
  return (
    <Link
      className="nav__link"
      id="nav-switches"
      href={`${payload.config.routes.admin}/switches`}
      prefetch={false}
    >
      <span className="nav__link-label">Switches</span>
    </Link>
  )
}
