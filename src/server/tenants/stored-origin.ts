import { siteOrigin } from '@/domain/tenants/site-origin'
import { env } from '@/env'

/** What a query reads from `tenants t`, for mails that link to the website. */
export const ORIGIN_COLUMNS = `t.slug, t.canonical_host, t.site_base_url,
  (SELECT host FROM tenants_domains WHERE _parent_id = t.id ORDER BY _order LIMIT 1) AS domain`

export interface OriginRow {
  readonly slug: string
  readonly canonical_host: string | null
  readonly site_base_url: string | null
  readonly domain: string | null
}

/** The website's public origin. */
export const storedOrigin = ({ slug, canonical_host, site_base_url, domain }: OriginRow): string =>
  siteOrigin(
    { siteBaseUrl: site_base_url, canonicalHost: canonical_host },
    domain ?? `${slug}.localhost`,
    env().PORT,
  )
