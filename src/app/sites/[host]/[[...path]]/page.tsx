import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage } from '@/server/pages/get-page'
import { openSite } from '@/server/tenants/open-site'
import { RenderBlocks } from '~/blocks/render-blocks'

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
  const address = `/${path.map(decodeURIComponent).join('/')}`
  const ctx = await openSite(host, address)
  const page = address.length > LONGEST_PATH ? null : await getPage(ctx, address)
  if (!page) notFound()
  return { ctx, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { ctx, page } = await findPage(props)
  return {
    title: page.meta?.title || `${page.title} | ${ctx.name}`,
    description: page.meta?.description ?? undefined,
    alternates: ctx.canonicalHost ? { canonical: `https://${ctx.canonicalHost}${page.path}` } : undefined,
  }
}

export default async function ContentPage(props: Props) {
  const { ctx, page } = await findPage(props)
  return <RenderBlocks ctx={ctx} page={page} />
}
