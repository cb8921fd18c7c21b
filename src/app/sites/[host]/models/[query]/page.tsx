import type { Metadata } from 'next'
import { cache } from 'react'
import { MODELS, type ModelsPage, modelsPage, modelsPath } from '@/domain/content/models-page'
import { parseQuerySegment } from '@/domain/content/query-segment'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getModels } from '@/server/content/get-models'
import { answerOnce } from '@/server/pages/answer-marks'
import { openSite } from '@/server/tenants/open-site'
import { ModelsView } from '@/ui/models/ModelsView'
import { MissingPage } from '../../missing-page'

export const dynamic = 'force-static'

/** Nothing is rendered while building: which models there are is known to the database alone. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; query: string }>
}

/** Once a request, though its title and its body both ask. Null without models, and for a body that is none. */
const open = cache(async (params: Props['params']) => {
  const { host, query } = await params
  const asked = parseQuerySegment(query)
  const body = new URLSearchParams(asked ?? '').get('body')?.trim() ?? ''
  const ctx = await openSite(host, asked ? `${MODELS}?${asked}` : MODELS)
  if (!ctx || asked === null) return null
  const page = modelsPage(await getModels(ctx), body)
  return page && { ctx, page, heading: headingOf(ctx, page) }
})

function headingOf(ctx: TenantContext, { body }: ModelsPage): string {
  return [ctx.manufacturerName, body, 'models'].filter(Boolean).join(' ').replace(/^m/, 'M')
}

/** Speaks of prices where they are shown alone (PRICE-09). */
function descriptionOf({ name, settings }: TenantContext, heading: string): string {
  const told = settings['price.visible']
    ? 'what each costs and how many there are'
    : 'how many there are of each'
  return `${heading} in stock at ${name}, with ${told}.`
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await open(params)
  if (!opened) return { title: 'Page not found', robots: 'noindex' }
  const { ctx, page, heading } = opened
  const canonical = ctx.canonicalHost && `https://${ctx.canonicalHost}${modelsPath(page.body)}`
  return {
    title: `${heading} | ${ctx.name}`,
    description: descriptionOf(ctx, heading),
    alternates: canonical ? { canonical } : undefined,
    robots: page.makes.length === 0 ? 'noindex' : undefined,
  }
}

/** The models in stock, of one body or of all (ROUTE-15). */
export default async function ModelsRoute({ params }: Props) {
  const opened = await open(params)
  if (!opened) return <MissingPage host={(await params).host} />
  await answerOnce()
  const { ctx, page, heading } = opened
  return <ModelsView page={page} heading={heading} imageCdn={ctx.settings['integrations.imageCdnBase']} />
}
