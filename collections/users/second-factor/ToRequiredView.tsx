import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** In place of "unauthorized": only who lacks a second factor is signed in and may not open the admin. */
export function ToRequiredView({ initPageResult: { req } }: AdminViewServerProps) {
  redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/second-factor' }))
}
