import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { staffUser } from '../access/roles'

/** The view that creates websites, for platform admins. */
export function NewWebsiteNavLink({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  if (staffUser({ user })?.role !== 'platform-admin') return null
  return (
    <Link
      className="nav__link"
      id="nav-new-website"
      href={`${payload.config.routes.admin}/new-website`}
      prefetch={false}
    >
      <span className="nav__link-label">New website</span>
    </Link>
  )
}
