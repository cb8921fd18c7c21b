import { buildTag } from '@/domain/cache/tags'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'

export interface LegalPages {
  readonly terms: string | null
  readonly privacy: string | null
}

/** Of several pages, the one with the fewest legal texts, then the shortest address. */
const READ_PAGES = `
  WITH shown AS (
    SELECT p.path, t.slug, (SELECT count(*) FROM pages_blocks_legal_text o WHERE o._parent_id = p.id) AS texts
    FROM pages p JOIN pages_blocks_legal_text b ON b._parent_id = p.id JOIN legal_texts t ON t.id = b.legal_text_id
    WHERE p.tenant_id = $1 AND t.tenant_id = $1 AND p._status = 'published' AND p.path IS NOT NULL
  )
  SELECT (SELECT path FROM shown WHERE slug ~ '^terms' ORDER BY texts, length(path), path LIMIT 1) AS terms,
    (SELECT path FROM shown WHERE slug ~ '^privacy' ORDER BY texts, length(path), path LIMIT 1) AS privacy`

/** Where the website's terms and privacy policy can be read: the pages that show the legal texts `terms…` and `privacy…` (ENQ-10). */
export function getLegalPages(ctx: Pick<TenantContext, 'id'>): Promise<LegalPages> {
  const tags = [buildTag('legalPages', { tenant: ctx.id })]
  return cached(ctx, ['legal-pages'], tags, async () => {
    const { rows } = await database().query<LegalPages>(READ_PAGES, [ctx.id])
    return rows[0] ?? { terms: null, privacy: null }
  })
}
