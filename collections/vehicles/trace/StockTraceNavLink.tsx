import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { staffUser } from '../../access/roles'

export function StockTraceNavLink({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const role = staffUser({ user })?.role
  // Sales staff see leads, not stock.
  if (!role || role === 'sales-staff') return null
  return (
    <Link
      className="nav__link"
      id="nav-stock-trace"
      href={`${payload.config.routes.admin}/stock-trace`}
      prefetch={false}
    >
      <span className="nav__link-label">Find a vehicle</span>
    </Link>
  )
}
