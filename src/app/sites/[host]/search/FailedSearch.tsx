import type { TenantContext } from '@/domain/tenants/tenant-context'
import { FailedPage } from '../failed-page'

interface Props {
  ctx: TenantContext
  heading: string
  /** Where to try again. */
  address: string
}

/** In place of a results page whose results cannot be told now. */
export function FailedSearch(props: Props) {
  return FailedPage({ ...props, children: 'Search is not available at the moment. Please try again.' })
}
