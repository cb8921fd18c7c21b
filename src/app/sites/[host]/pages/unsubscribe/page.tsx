import type { Metadata } from 'next'
import { UNSUBSCRIBE } from '@/domain/leads/subscriptions/unsubscribe-path'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { openUnsubscribe } from '@/server/leads/subscriptions/open-unsubscribe'
import { openSite } from '@/server/tenants/open-site'
import { UnsubscribeView } from '@/ui/unsubscribe/UnsubscribeView'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

async function open({ params, searchParams }: Props) {
  const { host } = await params
  const asked = pageParameters(await searchParams)
  const ctx = await openSite(host, `${UNSUBSCRIBE}${asked.size > 0 ? `?${asked}` : ''}`)
  return { ctx, token: asked.get('token') ?? '' }
}

export const generateMetadata = withUnavailableTitle(async (props: Props): Promise<Metadata> => {
  const { ctx } = await open(props)
  return { title: ctx ? `Unsubscribe | ${ctx.name}` : 'Page not found', robots: 'noindex' }
})

/** Shows a link's subscription (ROUTE-41). Its button posts to the same address: `src/proxy.ts`. */
async function UnsubscribeRoute(props: Props) {
  const { ctx, token } = await open(props)
  if (!ctx) return <MissingPage host={(await props.params).host} />
  const opened = await openUnsubscribe(ctx, token)
  return <UnsubscribeView dealer={ctx.name} subscription={opened && { ...opened, token }} />
}

export default withUnavailablePage(UnsubscribeRoute, () => UNSUBSCRIBE)
