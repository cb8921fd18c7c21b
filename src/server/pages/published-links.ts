import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Link } from '@/domain/url/link'
import { getPage } from './get-page'

/** Those of the links that lead somewhere: to another website, or to a page that this one has published. */
export async function publishedLinks(ctx: TenantContext, links: readonly Link[]): Promise<Link[]> {
  const found = await Promise.all(
    links.map(async (link) => (link.href.startsWith('/') ? (await getPage(ctx, link.href)) !== null : true)),
  )
  return links.filter((_, index) => found[index])
}
