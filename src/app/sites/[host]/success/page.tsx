import type { Metadata } from 'next'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getSuccess } from '@/server/leads/get-success'
import { openSite } from '@/server/tenants/open-site'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { SuccessView } from '@/ui/forms/SuccessView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
  const ctx = await resolveTenant((await params).host)
  return { title: ctx ? `Thank you | ${ctx.name}` : 'Page not found', robots: 'noindex' }
})

/** The page after a form was sent (ROUTE-26): `/success?form={key}&location={id}`. Its address says nothing about the shopper. */
async function SuccessPage({ params, searchParams }: Props) {
  const { host } = await params
  const query = pageParameters(await searchParams)
  const ctx = await openSite(host, `/success${query.size > 0 ? `?${query}` : ''}`)
  if (!ctx) return <MissingPage host={host} />
  const sent = { form: query.get('form') ?? '', location: query.get('location') ?? '' }
  return <SuccessView {...(await getSuccess(ctx, sent, new Date()))} />
}

export default withUnavailablePage(SuccessPage, () => '/success')
