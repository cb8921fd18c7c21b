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
 * Returns the connection of a tenant's site when it has its own host and key (SEARCH-35), such as a nearer node and a key limited
 * to its vehicles. Null when it uses the platform's connection. The index is the platform's either way.
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

/** Parses `search.example.com` or a whole URL and returns its origin; null when it is neither. */
function ownUrl(host: string): string | null {
  const text = host.trim()
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address).origin : null
}
