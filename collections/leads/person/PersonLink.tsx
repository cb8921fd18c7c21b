import { Button } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isAdmin } from './is-admin'

/** Leads from the list of leads to the page that exports and erases a person's data. */
export function PersonLink({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  if (!isAdmin({ user })) return null
  return (
    <Button
      el="link"
      buttonStyle="subtle"
      size="small"
      margin={false}
      to={formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/person' })}
    >
      Export or erase a person’s data
    </Button>
  )
}
