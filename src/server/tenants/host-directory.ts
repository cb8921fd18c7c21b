import { buildTag } from '@/domain/cache/tags'
import { ownValue } from '@/domain/records/own-value'
import { normaliseHost, slugOfLocalHost } from '@/domain/tenants/host'
import { cachedRead } from '../cache/cached'
import { database } from '../clients/database'

interface HostDirectory {
  bySlug: Record<string, number>
  byDomain: Record<string, number>
}

async function readDirectory(): Promise<HostDirectory> {
  const { rows } = await database().query<{ id: number; slug: string; domains: string[] | null }>(
    `SELECT t.id, t.slug, array_agg(d.host) FILTER (WHERE d.host IS NOT NULL) AS domains
     FROM tenants t LEFT JOIN tenants_domains d ON d._parent_id = t.id GROUP BY t.id`,
  )
  return {
    bySlug: Object.fromEntries(rows.map((row) => [row.slug, row.id])),
    byDomain: Object.fromEntries(rows.flatMap((row) => (row.domains ?? []).map((host) => [host, row.id]))),
  }
}

/** The tenant of a host, or null. All hosts are one cache entry, so that an unknown host costs neither a query nor space in the cache. */
export async function tenantIdOfHost(host: string): Promise<number | null> {
  const name = normaliseHost(host)
  if (name === '') return null
  const directory = await cachedRead(['hosts'], [buildTag('hosts', {})], readDirectory)
  const slug = slugOfLocalHost(name)
  return (slug === null ? ownValue(directory.byDomain, name) : ownValue(directory.bySlug, slug)) ?? null
}
