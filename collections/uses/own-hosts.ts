import type { PayloadRequest } from 'payload'
import { normaliseHost } from '@/domain/tenants/host'
import { configuredOrigin } from '@/domain/tenants/site-origin'

/** The hosts at which a website is reached, normalised. */
export async function ownHosts(req: PayloadRequest, tenant: number): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { equals: tenant } },
    select: { slug: true, domains: true, site_base_url: true },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the hosts of a website whose document the person reaches
    req,
  })
  const [site] = docs
  if (!site) return new Set()
  const configured = configuredOrigin(site.site_base_url ?? null)
  const hosts = [
    `${site.slug}.localhost`,
    ...(site.domains ?? []).map(({ host }) => host),
    ...(configured ? [new URL(configured).host] : []),
  ]
  return new Set(hosts.map(normaliseHost).filter(Boolean))
}
