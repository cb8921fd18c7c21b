import type { Metadata } from 'next'
import { cache } from 'react'
import { MODELS, type ModelsPage, modelsPage, modelsPath } from '@/domain/content/models-page'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getModels } from '@/server/content/get-models'
import { openSite } from '@/server/tenants/open-site'
import { ModelsView } from '@/ui/models/ModelsView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. Null if there are no models or the body is unknown. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host } = await params
  const requested = pageParameters(await searchParams)
  const body = requested.get('body')?.trim() ?? ''
  const ctx = await openSite(host, requested.size > 0 ? `${MODELS}?${requested}` : MODELS)
  if (!ctx) return null
  const page = modelsPage(await getModels(ctx), body)
  return page && { ctx, page, heading: headingOf(ctx, page) }
})

function headingOf(ctx: TenantContext, { body }: ModelsPage): string {
  return [ctx.manufacturerName, body, 'models'].filter(Boolean).join(' ').replace(/^m/, 'M')
}

/** Mentions prices only if the website shows them (PRICE-09). */
function descriptionOf({ name, settings }: TenantContext, heading: string): string {
  const details = settings['price.visible']
    ? 'what each costs and how many there are'
    : 'how many there are of each'
  return `${heading} in stock at ${name}, with ${details}.`
}

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    if (!opened) return { title: 'Page not found', robots: 'noindex' }
    const { ctx, page, heading } = opened
    const canonical = ctx.canonicalHost && `https://${ctx.canonicalHost}${modelsPath(page.body)}`
    return {
      title: `${heading} | ${ctx.name}`,
      description: descriptionOf(ctx, heading),
      alternates: canonical ? { canonical } : undefined,
      robots: page.makes.length === 0 ? 'noindex' : undefined,
    }
  },
)

/** The models in stock, of one body type or of all (ROUTE-15). */
async function ModelsRoute({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, page, heading } = opened
  return <ModelsView page={page} heading={heading} imageCdn={ctx.settings['integrations.imageCdnBase']} />
}

export default withUnavailablePage(ModelsRoute, () => MODELS)
