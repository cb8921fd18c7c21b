import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '~/blocks/render-blocks'
import { getPage } from '@/server/pages/get-page'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

export const dynamic = 'force-static'

/** Nothing is rendered while building: which tenants there are is known to the database alone. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; path?: string[] }>
}

const LONGEST_PATH = 200

async function findPage({ params }: Props) {
  const { host, path = [] } = await params
  const ctx = await resolveTenant(host)
  const address = `/${path.map(decodeURIComponent).join('/')}`
  if (!ctx || address.length > LONGEST_PATH) return null
  const page = await getPage(ctx, address)
  return page && { ctx, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findPage(props)
  if (!found) return {}
  const { ctx, page } = found
  return {
    title: page.meta?.title || `${page.title} | ${ctx.name}`,
    description: page.meta?.description ?? undefined,
    alternates: ctx.canonicalHost ? { canonical: `https://${ctx.canonicalHost}${page.path}` } : undefined,
  }
}

export default async function ContentPage(props: Props) {
  const found = await findPage(props)
  if (!found) notFound()
  return <RenderBlocks ctx={found.ctx} page={found.page} />
}
