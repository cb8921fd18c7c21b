import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** Replaces Payload's "unauthorized" page. Only a signed-in person who lacks a required second factor gets here. */
export function ToRequiredView({ initPageResult: { req } }: AdminViewServerProps) {
  redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/second-factor' }))
}
