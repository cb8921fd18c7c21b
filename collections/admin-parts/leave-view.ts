import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** Sends people away from a view that is not theirs: to the dashboard, or through the sign-in form back to the view. */
export function leaveView({ user, payload }: Pick<PayloadRequest, 'user' | 'payload'>, path: string): never {
  const { admin, routes } = payload.config
  if (user) redirect(routes.admin)
  const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  redirect(`${signIn}?${new URLSearchParams({ redirect: `${routes.admin}${path}` })}`)
}
