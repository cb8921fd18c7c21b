import type { TenantContext } from '@/domain/tenants/tenant-context'
import { FailedPage } from '../failed-page'

interface Props {
  ctx: TenantContext
  heading: string
  address: string
}

export function FailedSearch(props: Props) {
  return FailedPage({ ...props, children: 'Search is not available at the moment. Please try again.' })
}
