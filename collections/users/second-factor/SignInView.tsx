import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { ForecourtLogo } from '../../admin-parts/graphics/ForecourtLogo'
import { SignInForm } from './SignInForm'

/** Replaces Payload's sign-in page, whose form cannot ask for a code. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { redirect: redirectTo } = searchParams ?? {}
  const next = getSafeRedirect({ fallbackTo: req.payload.config.routes.admin, redirectTo: redirectTo ?? '' })
  if (req.user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <ForecourtLogo />
      </div>
      <SignInForm next={next} />
    </>
  )
}
