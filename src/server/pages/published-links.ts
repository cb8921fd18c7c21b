import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Link } from '@/domain/url/link'
import { getPage } from './get-page'

/** The links whose target exists: another website, or a published page of this one. */
export async function publishedLinks(ctx: TenantContext, links: readonly Link[]): Promise<Link[]> {
  const found = await Promise.all(
    links.map(async (link) => (link.href.startsWith('/') ? (await getPage(ctx, link.href)) !== null : true)),
  )
  return links.filter((_, index) => found[index])
}
