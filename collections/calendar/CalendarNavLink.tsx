import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { staffUser } from '../access/roles'

/** The calendar, for the people who edit content. */
export function CalendarNavLink({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const role = staffUser({ user })?.role
  if (!role || role === 'sales-staff') return null
  return (
    <Link
      className="nav__link"
      id="nav-calendar"
      href={`${payload.config.routes.admin}/calendar`}
      prefetch={false}
    >
      <span className="nav__link-label">Calendar</span>
    </Link>
  )
}
