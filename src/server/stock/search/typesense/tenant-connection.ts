import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../../../cache/cached'
import { database } from '../../../clients/database'
import type { TypesenseConnection } from './connection'

interface OwnSearch {
  readonly host: string | null
  readonly key: string | null
}

/**
 * How a tenant's site reaches the index by its own host and key, when it has both (SEARCH-35), such as a node near it and a
 * key that finds only its vehicles; null when it reaches it as the platform does. The index is the platform's either way.
 */
export async function getOwnConnection(
  ctx: TenantContext,
  platform: TypesenseConnection,
): Promise<TypesenseConnection | null> {
  const tags = [buildTag('tenant', { tenant: ctx.id })]
  const { host, key } = await cached(ctx, ['search-connection'], tags, () => readOwnSearch(ctx))
  const url = ownUrl(host ?? '')
  return url && key ? { ...platform, urls: [url], apiKey: key } : null
}

async function readOwnSearch(ctx: TenantContext): Promise<OwnSearch> {
  const { rows } = await database().query<OwnSearch>(
    'SELECT search_host AS host, search_key AS key FROM tenants WHERE id = $1',
    [ctx.id],
  )
  return rows[0] ?? { host: null, key: null }
}

/** `search.example.com` or a whole address, as its origin; null for what is neither. */
function ownUrl(host: string): string | null {
  const text = host.trim()
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address).origin : null
}
