import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getSuccess } from '@/server/leads/get-success'
import { openSite } from '@/server/tenants/open-site'
import { SuccessView } from '@/ui/forms/SuccessView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Thank you')

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
