import { MinimalTemplate } from '@payloadcms/next/templates'
import { Button } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { lacksSecondFactor } from '../../access/roles'
import { RequiredSetUp } from './RequiredSetUp'

export function RequiredView({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  if (!lacksSecondFactor(req)) redirect(routes.admin)
  return (
    <MinimalTemplate className="second-factor">
      <h1>Set up a second factor</h1>
      <p>
        Your role requires a second factor: a code from an app on your phone, in addition to your password.
        Set it up to continue.
      </p>
      <RequiredSetUp next={routes.admin} />
      <Button
        el="link"
        buttonStyle="subtle"
        size="medium"
        to={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.logout })}
      >
        Log out
      </Button>
    </MinimalTemplate>
  )
}
