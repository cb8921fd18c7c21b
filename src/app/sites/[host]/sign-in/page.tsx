import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isSignInType } from '@/domain/shoppers/gates'
import { safePath } from '@/domain/shoppers/safe-path'
import { saidText } from '@/domain/shoppers/said'
import { SIGN_IN } from '@/domain/shoppers/sign-in-path'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { signInStep } from '@/server/shoppers/session/sign-in-step'
import { openSite } from '@/server/tenants/open-site'
import { SignInView } from '@/ui/account/SignInView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Sign in')

/** `/sign-in?type={type}&redirect={target}&back={origin}` (ROUTE-27, ROUTE-28). */
async function SignInPage({ params, searchParams }: Props) {
  const { host } = await params
  const asked = pageParameters(await searchParams)
  const sent = await headers()
  const ctx = await openSite(host, `${SIGN_IN}${asked.size > 0 ? `?${asked}` : ''}`)
  const type = asked.get('type') ?? 'my-garage'
  if (!ctx || !isSignInType(type)) return <MissingPage host={host} />
  const target = safePath(asked.get('redirect'), sent.get('host')) ?? '/my-garage'
  const step = await signInStep(ctx, sent, { type, now: new Date() })
  if (step.kind === 'done') redirect(target)
  return (
    <SignInView
      step={step}
      asked={{ type, redirect: target, back: safePath(asked.get('back'), sent.get('host')) ?? '/' }}
      said={saidText(asked.get('said'))}
    />
  )
}

export default withUnavailablePage(SignInPage, () => SIGN_IN)
